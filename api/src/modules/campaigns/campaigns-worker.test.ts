import { Pool } from 'pg';
import type { SendCampaignAnswer } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { createTestWorker, type TestWorker } from '../../../test/create-test-worker.ts';
import { eventually } from '../../../test/eventually.ts';
import { daysAgo, saveJob, saveSignedIn } from '../../../test/factories/index.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { rebuildJobIndex } from '../jobs/index.ts';
import { CampaignTimes } from './management/campaign-progress.service.ts';
import { saveCampaign, saveSubscriber } from './testing/test-campaigns.ts';

// Runs admin requests against the API and a complete worker.

let api: TestApp;
let worker: TestWorker;
let admin: Awaited<ReturnType<typeof saveSignedIn>>;
beforeEach(async () => {
  const databaseUrl = await createTestDatabase();
  // A longer timeout, for a busy machine.
  const fake = Object.assign(new CampaignTimes(), { answer: 60_000 });
  api = await createTestApp({ databaseUrl, ports: [{ token: CampaignTimes, fake }] });
  admin = await saveSignedIn(api.database, { role: 'admin', second_factor_since: new Date() });
  await saveJob(api.database, { title: 'Enfermeira de noite' });
  const client = await api.app.get(Pool).connect();
  await rebuildJobIndex(client);
  client.release();
  worker = await createTestWorker(databaseUrl);
  await worker.work();
});
afterEach(async () => {
  await worker.close();
  await api.close();
});

const post = (path: string, payload: object) =>
  api.inject({ method: 'POST', url: `/api/newsletter-automation${path}`, payload, cookies: admin.cookies });

const payload = { subject: 'Ofertas de hoje', content: 'Há novidades.', frequency: 'weekly' };

it('sends a small campaign before the response', async () => {
  const { email } = await saveSubscriber(api.database);
  const answer = (await post('/send-campaign', payload)).json<SendCampaignAnswer>();
  expect(answer).toMatchObject({ sent: 1, errors: 0, queued: 0, status: 'sent' });
  expect(worker.mail.sent).toMatchObject([{ to: email, subject: payload.subject }]);
});

it('starts a due campaign, and does not start a missed one', async () => {
  const { email } = await saveSubscriber(api.database);
  const { id } = await saveCampaign(api.database, { status: 'draft' });
  const missed = await saveCampaign(api.database, { status: 'draft', subject: 'Perdida' });
  const schedule = `update campaigns set status = 'scheduled', scheduled_at = $2 where id = $1`;
  await api.database.query(schedule, [missed.id, daysAgo(1)]);
  await api.database.query(schedule, [id, new Date()]);
  await eventually(() => expect(worker.mail.sent.map(({ to }) => to)).toEqual([email]));
  const statuses = await api.database.query<{ status: string }[]>('select status from campaigns order by id');
  expect(statuses.at(-1)).toEqual({ status: 'scheduled' });
});

it("sends a test mail with the campaign's content to the admin only, without measuring", async () => {
  await saveSubscriber(api.database);
  await post('/test-mail', payload);
  await eventually(() => expect(worker.mail.sent).toHaveLength(1));
  const [mail] = worker.mail.sent;
  expect(mail).toMatchObject({ to: admin.user.email, subject: payload.subject });
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain('Enfermeira de noite');
    expect(form).not.toMatch(/newsletter-automation\/(opens|clicks)/);
  }
  const [row] = await api.database.query<[object]>('select total_emails_sent, mailed_jobs from subscribers');
  expect(row).toEqual({ total_emails_sent: 0, mailed_jobs: [] });
});

it('previews the mail without tracking, remote content or scripts', async () => {
  const url = '/api/newsletter-automation/preview?subject=Ofertas';
  const { body } = await api.inject({ url, cookies: admin.cookies });
  expect(body).toContain('Enfermeira de noite');
  expect(body).not.toMatch(/cid:|newsletter-automation|<script/);
  const pictures = [...body.matchAll(/<img[^<>]+src="([^"]*)"/g)].map(([, source]) => source!.slice(0, 11));
  expect(pictures.filter((source) => !source.startsWith('data:image/'))).toEqual([]);
});
