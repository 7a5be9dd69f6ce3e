import type { CampaignReport } from 'shared-contracts';
import { saveCompany, saveJob } from '../../../../test/factories/index.ts';
import { CampaignsApi } from '../testing/test-campaigns-api.ts';

let tests: CampaignsApi;
beforeAll(async () => {
  tests = await CampaignsApi.start();
});
afterAll(() => tests.api.close());

const at = (time: string) => new Date(`2026-03-20T${time}Z`);
const report = async (id: number): Promise<CampaignReport> => (await tests.call('GET', `/campaigns/${id}`)).body;

it('contains only the campaign if no mail was sent', async () => {
  const id = await tests.saveCampaign();
  expect(await report(id)).toMatchObject({
    id,
    status: 'draft',
    deliveredCount: 0,
    bouncedCount: 0,
    complaintCount: 0,
    unsubscribedCount: 0,
    machineOpenCount: 0,
    machineClickCount: 0,
    sentByMinute: [],
    activityByHour: [],
    topJobs: [],
    failures: [],
  });
});

it('counts delivered and bounced mails, complaints, and unsubscriptions within a week', async () => {
  const id = await tests.saveCampaign({ status: 'sent' });
  const sent = (overrides: object) => tests.saveRecipient(id, 'sent', { sent_at: at('09:00:00'), ...overrides });
  await sent({});
  await sent({ bounced_at: at('09:05:00') });
  await sent({ complained_at: at('09:06:00') });
  await sent({ unsubscribed_at: new Date('2026-03-27T08:59:59Z') });
  await sent({ unsubscribed_at: new Date('2026-03-27T09:00:01Z') });
  await tests.saveRecipient(id, 'failed', { bounced_at: at('09:00:00'), error: '550 no such user' });
  const counts = { deliveredCount: 4, bouncedCount: 2, complaintCount: 1, unsubscribedCount: 1 };
  expect(await report(id)).toMatchObject({ ...counts, sentCount: 5 });
});

it('separates machine opens, and has mails per minute and human events per hour since the first mail', async () => {
  const id = await tests.saveCampaign({ status: 'sent' });
  for (const time of ['09:01:59', '09:00:10', '09:00:50']) await tests.saveRecipient(id, 'sent', { sent_at: at(time) });
  tests.figures.figures.set(id, { opens: 2, clicks: 1, machineOpens: 7, machineClicks: 3 });
  tests.figures.hours = [{ at: at('10:00:00'), opens: 2, clicks: 1 }];
  const byHour = jest.spyOn(tests.figures, 'byHour');
  const answer = await report(id);
  expect(answer).toMatchObject({ openCount: 2, clickCount: 1, machineOpenCount: 7, machineClickCount: 3 });
  expect(answer.sentByMinute).toEqual([
    { at: '2026-03-20T09:00:00.000Z', count: 2 },
    { at: '2026-03-20T09:01:00.000Z', count: 1 },
  ]);
  expect(answer.activityByHour).toEqual([{ at: '2026-03-20T10:00:00.000Z', opens: 2, clicks: 1 }]);
  expect(byHour).toHaveBeenCalledWith(id, at('09:00:10'));
});

it('lists at most ten jobs, by clicks, then by mails', async () => {
  const company = await saveCompany(tests.database, { name: 'Vela Digital' });
  const jobs: number[] = [];
  for (let job = 0; job < 11; job++) {
    jobs.push((await saveJob(tests.database, { company_id: company.id, title: `Oferta ${job}` })).id);
  }
  const id = await tests.saveCampaign({ status: 'sent' });
  await tests.saveRecipient(id, 'sent', { jobs: `{${jobs.join()}}` });
  await tests.saveRecipient(id, 'sent', { jobs: `{${jobs[3]},${jobs[4]}}` });
  await tests.saveRecipient(id, 'failed', { jobs: `{${jobs[5]}}` });
  tests.figures.clicks.set(jobs[0]!, 3).set(jobs[4]!, 1);
  const { topJobs } = await report(id);
  tests.figures.clicks.clear();
  expect(topJobs.slice(0, 4)).toEqual([
    { jobId: jobs[0], title: 'Oferta 0', companyName: 'Vela Digital', mails: 1, clicks: 3 },
    { jobId: jobs[4], title: 'Oferta 4', companyName: 'Vela Digital', mails: 2, clicks: 1 },
    { jobId: jobs[3], title: 'Oferta 3', companyName: 'Vela Digital', mails: 2, clicks: 0 },
    { jobId: jobs[10], title: 'Oferta 10', companyName: 'Vela Digital', mails: 1, clicks: 0 },
  ]);
  expect(topJobs).toHaveLength(10);
});

it('groups failures by class, most frequent first, each with its most frequent reply', async () => {
  const id = await tests.saveCampaign({ status: 'sent' });
  const errors = ['552 5.2.2 full', '550 5.1.1 a unknown', '550 5.1.1 b unknown', '550 5.1.1 b unknown', null];
  for (const error of errors) await tests.saveRecipient(id, 'failed', { error });
  await tests.saveRecipient(id, 'uncertain', { error: 'closed' });
  expect((await report(id)).failures).toEqual([
    { failure: 'mailboxMissing', reason: '550 5.1.1 b unknown', count: 3 },
    { failure: 'unknown', reason: '', count: 1 },
    { failure: 'mailboxFull', reason: '552 5.2.2 full', count: 1 },
  ]);
});
