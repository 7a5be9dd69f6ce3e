import { randomUUID } from 'node:crypto';
import * as contracts from 'shared-contracts';
import { daysAgo } from '../factories/index.ts';
import { insertRow } from '../factories/insert-row.ts';
import { row, type AccessRow } from './access-row.ts';
import type { AccessWorld } from './access-world.ts';

/** Only admins send campaigns. Campaigns have no owner. */
const adminsOnly = [401, 403, 403, 200] as const;
const writing = { acting: ['admin'] } as const;

const words = () => ({ subject: `Ofertas ${randomUUID()}`, frequency: 'weekly' });

const campaign =
  (overrides: object = {}) =>
  async (world: AccessWorld) => {
    const { subject, frequency } = words();
    const stored = { name: subject, subject, frequency, ...overrides };
    const { id } = await insertRow(world.api.database, 'campaigns', stored);
    await insertRow(world.api.database, 'campaign_recipients', {
      campaign_id: id,
      state: 'uncertain',
      error: 'closed',
    });
    const watched = () => everything(world, 'campaigns', 'campaign_recipients');
    return { variables: { id: String(id) }, watched };
  };

const everything = (world: AccessWorld, ...tables: string[]) =>
  Promise.all(tables.map((table) => world.api.database.query(`select * from ${table} t order by t::text`)));

const sent = { status: 'sent', started_at: daysAgo(1), sent_at: daysAgo(1) };

export const campaignRows: readonly AccessRow[] = [
  row(contracts.listCampaigns, adminsOnly, campaign()),
  row(contracts.getCampaign, adminsOnly, campaign(sent)),
  row(
    contracts.createCampaign,
    adminsOnly,
    (world) => ({ payload: words(), watched: () => everything(world, 'campaigns') }),
    writing,
  ),
  row(
    contracts.updateCampaign,
    adminsOnly,
    async (world) => ({ ...(await campaign()(world)), payload: words() }),
    writing,
  ),
  row(contracts.deleteCampaign, adminsOnly, campaign(), writing),
  row(
    contracts.sendCampaign,
    adminsOnly,
    (world) => ({
      payload: { ...words(), scheduledAt: daysAgo(-1).toISOString() },
      watched: () => everything(world, 'campaigns'),
    }),
    writing,
  ),
  row(
    contracts.changeCampaignStatus,
    adminsOnly,
    async (world) => ({ ...(await campaign({ status: 'sending' })(world)), payload: { status: 'paused' } }),
    writing,
  ),
  row(contracts.watchCampaign, adminsOnly, campaign(sent)),
  row(contracts.listCampaignRecipients, adminsOnly, campaign()),
  row(
    contracts.settleUncertainRecipients,
    adminsOnly,
    async (world) => ({ ...(await campaign(sent)(world)), payload: { state: 'sent' } }),
    writing,
  ),
  row(contracts.getCampaignAudience, adminsOnly),
  row(contracts.previewCampaign, adminsOnly),
  row(contracts.previewCampaignInInbox, adminsOnly),
  row(
    contracts.sendTestMail,
    adminsOnly,
    (world) => ({ payload: words(), watched: () => everything(world, 'mails') }),
    writing,
  ),
  row(contracts.getCampaignSchedule, adminsOnly),
  row(
    contracts.updateCampaignSchedule,
    adminsOnly,
    (world) => ({
      payload: {
        weekly: { isOn: false, subject: 'Ofertas', time: '09:00', weekday: 2 },
        monthly: { isOn: false, subject: 'Ofertas', time: '09:00', day: 1 },
      },
      watched: () => everything(world, 'campaign_schedule'),
    }),
    writing,
  ),
];
