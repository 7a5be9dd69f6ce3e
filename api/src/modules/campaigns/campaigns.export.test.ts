import { saveJob, saveSignedIn } from '../../../test/factories/index.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { readArchive } from '../../../test/read-archive.ts';
import { CampaignsApi } from './testing/test-campaigns-api.ts';

let tests: CampaignsApi;
beforeAll(async () => {
  tests = await CampaignsApi.start();
});
afterAll(() => tests.api.close());

async function exported(cookies: Record<string, string>): Promise<unknown> {
  const { rawPayload } = await tests.api.inject({ url: '/api/account/export', cookies });
  return JSON.parse(String((await readArchive(rawPayload)).get('campaign-mails.json')));
}

it("exports the user's campaign mails with their jobs and results, and no others", async () => {
  const { user, cookies } = await saveSignedIn(tests.database);
  const own = await tests.saveSubscriber();
  await tests.database.query('update subscribers set user_id = $2 where id = $1', [own.id, user.id]);
  const job = await saveJob(tests.database, { title: 'Enfermeira' });
  const subject = 'As suas ofertas';
  const [first, second] = [
    await tests.saveCampaign({ subject }),
    await tests.saveCampaign({ subject, frequency: 'monthly' }),
  ];
  const jobs = [job.id, 999_999];
  const values = { subscriber_id: own.id, jobs, provider_id: '<1@relay>', unsubscribed_at: new Date() };
  await tests.saveRecipient(first, 'sent', values);
  await tests.saveRecipient(second, 'failed', { subscriber_id: own.id, error: '550 No such user' });
  await tests.saveRecipient(first, 'sent', { subscriber_id: (await tests.saveSubscriber()).id });
  const never = { sentAt: null, bouncedAt: null, complainedAt: null, unsubscribedAt: null, providerId: null };
  const row = { id: expect.any(String), subject, attempts: 0, updatedAt: expect.any(String) };
  expect(await exported(cookies)).toEqual([
    {
      ...row,
      ...never,
      frequency: 'weekly',
      state: 'sent',
      error: null,
      sentAt: expect.any(String),
      unsubscribedAt: expect.any(String),
      providerId: '<1@relay>',
      jobs: [
        { id: job.id, title: 'Enfermeira' },
        { id: 999_999, title: null },
      ],
    },
    { ...row, ...never, frequency: 'monthly', state: 'failed', error: '550 No such user', jobs: [] },
  ]);
});

it('includes every column about the user', async () => {
  const { user, cookies } = await saveSignedIn(tests.database);
  const { id } = await tests.saveSubscriber();
  await tests.database.query('update subscribers set user_id = $2 where id = $1', [id, user.id]);
  await tests.saveRecipient(await tests.saveCampaign(), 'sent', { subscriber_id: id });
  const [row] = await tests.database.query<object[]>('select * from campaign_recipients where subscriber_id = $1', [
    id,
  ]);
  const senderColumns = ['subscriber_id', 'campaign_id', 'due_at', 'lease', 'leased_until', 'leaving_at'];
  const columns = Object.keys(row!).filter((name) => !senderColumns.includes(name));
  const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const [mail] = (await exported(cookies)) as object[];
  expect(Object.keys(mail!).toSorted()).toEqual([...columns.map(camelCase), 'frequency', 'subject'].toSorted());
});

it('is empty for a user without alerts', async () => {
  const { cookies } = await saveSignedIn(tests.database);
  await insertRow(tests.database, 'campaigns', { name: 'a', subject: 'a', frequency: 'weekly' });
  expect(await exported(cookies)).toEqual([]);
});
