import * as contracts from 'shared-contracts';
import { AlertLinks } from '../../src/modules/newsletter/index.ts';
import { nextSerial } from '../factories/seed.ts';
import { row, type AccessRow } from './access-row.ts';
import { callers, type AccessWorld, type TestUser } from './access-world.ts';

const allAllowed = [200, 200, 200, 200] as const;
const ownOnly = [401, 200, 200, 200] as const;
const ofOwner = [401, 404, 200, 404] as const;

const search = 'keyword=enfermeira';

/** A saved search of the owner. It is watched separately because its table has no `user_id`. */
async function saved(world: AccessWorld, { user, cookies }: TestUser) {
  const answer = await world.call({ method: 'POST', url: '/api/newsletter/searches', payload: { search } }, cookies);
  const { id } = answer.json<contracts.SavedSearch>();
  const select = `select s.* from saved_searches s join subscribers b on b.id = s.subscriber_id where b.user_id = $1`;
  return { id, watched: () => world.api.database.query<unknown[]>(select, [user.id]) };
}

async function linked(world: AccessWorld, owner: TestUser) {
  const { id, watched } = await saved(world, owner);
  const [subscriber] = await world.api.database.query<{ id: string }[]>(
    'select id from subscribers where user_id = $1',
    [owner.user.id],
  );
  return { variables: { id, token: world.api.app.get(AlertLinks).token(subscriber?.id ?? '') }, watched };
}

/** An alert request for the owner's address, sent without a session. */
async function requested(world: AccessWorld, { user }: TestUser) {
  const payload = { email: user.email, search };
  await world.call({ method: 'POST', url: '/api/newsletter/alerts', payload });
  const select = 'select id from alert_requests where email = $1';
  const [request] = await world.api.database.query<{ id: string }[]>(select, [user.email]);
  const watched = () => world.api.database.query<unknown[]>('select * from subscribers where email = $1', [user.email]);
  return { variables: { token: world.api.app.get(AlertLinks).confirmationToken(request?.id ?? '') }, watched };
}

const byLink = { acting: callers };

/** Job alerts, by session and by mailed link. */
export const alertRows: readonly AccessRow[] = [
  row(contracts.subscribeToAlerts, allAllowed, () => ({ payload: { email: `alertas${nextSerial()}@example.com` } }), {
    changes: false,
  }),
  row(contracts.confirmAlerts, allAllowed, requested, byLink),
  row(
    contracts.getLinkedSubscription,
    allAllowed,
    async (world, owner) => ({ ...(await linked(world, owner)), mark: search }),
    byLink,
  ),
  row(
    contracts.updateLinkedSubscription,
    allAllowed,
    async (world, owner) => ({ ...(await linked(world, owner)), payload: { frequency: 'both' } }),
    byLink,
  ),
  row(contracts.removeLinkedSearch, allAllowed, linked, byLink),
  row(contracts.unsubscribeByLink, allAllowed, linked, byLink),
  row(contracts.saveSearch, ownOnly, () => ({ payload: { search } })),
  row(contracts.removeSearch, ofOwner, async (world, owner) => {
    const { id, watched } = await saved(world, owner);
    return { variables: { id }, watched };
  }),
];
