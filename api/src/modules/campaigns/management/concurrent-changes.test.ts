import type { Campaign, CampaignSchedule } from 'shared-contracts';
import { daysAgo } from '../../../../test/factories/index.ts';
import { CampaignsApi } from '../testing/test-campaigns-api.ts';

let tests: CampaignsApi;
beforeAll(async () => {
  tests = await CampaignsApi.start();
});
afterAll(() => tests.api.close());

const payload = { subject: 'As suas ofertas', frequency: 'weekly' };
const created = async () => (await tests.call('POST', '/campaigns', payload)).body as Campaign;
const current = async ({ id }: Campaign) =>
  (await tests.call('GET', '/campaigns')).body.find((one: Campaign) => one.id === id);

describe('concurrent changes by two admins', () => {
  it('rejects a second write of the same version with the current campaign, and changes nothing', async () => {
    const draft = await created();
    const { id, version } = draft;
    const first = await tests.call('PUT', `/campaigns/${id}`, { ...payload, content: 'Primeiro.', version });
    expect(first).toMatchObject({ status: 200, body: { content: 'Primeiro.', version: version + 1 } });
    const changed = { status: 409, body: { code: 'campaign_changed', current: await current(draft) } };
    const scheduledAt = daysAgo(-1).toISOString();
    const sent = { ...payload, campaignId: id, scheduledAt, isRepeat: true, version };
    expect(await tests.call('PUT', `/campaigns/${id}`, { ...payload, content: 'Segundo.', version })).toMatchObject(
      changed,
    );
    expect(await tests.call('POST', '/send-campaign', sent)).toMatchObject(changed);
    expect(await tests.call('DELETE', `/campaigns/${id}?version=${version}`)).toMatchObject(changed);
    expect(await current(draft)).toEqual(first.body);
  });

  it('rejects one of two simultaneous writes', async () => {
    const { id, version } = await created();
    const contents = ['Um.', 'Outro.'];
    const write = (content: string) => tests.call('PUT', `/campaigns/${id}`, { ...payload, content, version });
    const answers = await Promise.all(contents.map(write));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('rejects a status change of an outdated version; a repeated one succeeds', async () => {
    const draft = await created();
    const scheduledAt = daysAgo(-1).toISOString();
    await tests.call('POST', '/send-campaign', { ...payload, campaignId: draft.id, scheduledAt, isRepeat: true });
    const { id, version } = await current(draft);
    await tests.call('PUT', `/campaigns/${id}`, { ...payload, content: 'Outro.', version });
    const status = (change: object) => tests.call('PUT', `/campaigns/${id}/status`, change);
    expect(await status({ status: 'canceled', version })).toMatchObject({
      status: 409,
      body: { code: 'campaign_changed', current: { content: 'Outro.', status: 'scheduled' } },
    });
    expect((await status({ status: 'canceled', version: version + 1 })).status).toBe(200);
    expect(await status({ status: 'canceled', version })).toMatchObject({ status: 200, body: { status: 'canceled' } });
  });

  it('does not increment the version while sending', async () => {
    const { id, version } = await created();
    await tests.database.query('update campaigns set started_at = now(), updated_at = now() where id = $1', [id]);
    expect((await tests.call('PUT', `/campaigns/${id}`, { ...payload, version })).status).toBe(200);
  });

  it('accepts a write without a version, for older clients', async () => {
    const { id } = await created();
    await tests.call('PUT', `/campaigns/${id}`, { ...payload, content: 'Primeiro.' });
    expect((await tests.call('PUT', `/campaigns/${id}`, { ...payload, content: 'Segundo.' })).status).toBe(200);
  });
});

it('rejects a second write of the schedule with the current schedule', async () => {
  const { version } = (await tests.call('GET', '/schedule')).body as CampaignSchedule;
  const weekly = { isOn: false, subject: 'As ofertas da semana', time: '09:30', weekday: 3 };
  const monthly = { isOn: false, subject: 'As ofertas do mês', time: '18:00', day: 28 };
  const write = (day: number) => tests.call('PUT', '/schedule', { weekly, monthly: { ...monthly, day }, version });
  const answers = await Promise.all([write(3), write(4)]);
  const made = answers.find(({ status }) => status === 200)!.body as CampaignSchedule;
  expect(made.version).toBeGreaterThan(version);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'schedule_changed', current: made });
});
