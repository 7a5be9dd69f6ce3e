import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { insertRow } from '../../../../test/factories/insert-row.ts';
import { AlertLinks } from '../../newsletter/index.ts';

let api: TestApp;
let subscriber: string;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  subscriber = randomUUID();
  await insertRow(api.database, 'subscribers', {
    id: subscriber,
    email: `${subscriber}@example.com`,
    language: 'pt',
    consent_at: new Date(),
    consent_text: 'of the test',
    consent_source: 'alerts',
  });
});
afterAll(() => api.close());

/** A mail of a separate campaign, sent the given number of days ago. */
async function mailed(days: number | null): Promise<string> {
  const campaign = await insertRow(api.database, 'campaigns', { name: 'a', subject: 'a', frequency: 'weekly' });
  const sent = days === null ? {} : { state: 'sent', sent_at: new Date(Date.now() - days * 86_400_000) };
  const id = randomUUID();
  await insertRow(api.database, 'campaign_recipients', {
    id,
    campaign_id: campaign.id,
    subscriber_id: subscriber,
    ...sent,
  });
  return id;
}

const unsubscribe = () =>
  api.inject({
    method: 'POST',
    url: `/api/newsletter/links/${api.app.get(AlertLinks).token(subscriber)}/unsubscribe`,
  });

async function attributed(): Promise<string[]> {
  const select = 'select id from campaign_recipients where subscriber_id = $1 and unsubscribed_at is not null';
  return (await api.database.query<{ id: string }[]>(select, [subscriber])).map(({ id }) => id);
}

it('attributes an unsubscription to the last sent mail', async () => {
  await mailed(6);
  const last = await mailed(1);
  await mailed(null);
  await unsubscribe();
  await unsubscribe();
  expect(await attributed()).toEqual([last]);
});

it('does not attribute an unsubscription to a mail older than a week', async () => {
  await mailed(7.1);
  expect((await unsubscribe()).statusCode).toBe(200);
  expect(await attributed()).toEqual([]);
});
