import { MeasuredApi } from './testing/test-measured.ts';
import { MailEventsRepository } from './measuring/mail-events.repository.ts';

let tests: MeasuredApi;
beforeAll(async () => {
  tests = await MeasuredApi.start();
});
afterAll(() => tests.api.close());

it('deletes events after a year', async () => {
  const campaign = await tests.campaign();
  await tests.click(tests.mail(campaign), 1);
  await tests.api.database.query(`update campaign_events set happened_at = '2026-03-02T10:00:00Z'`);
  await tests.click(tests.mail(campaign), 1);
  const events = tests.api.app.get(MailEventsRepository, { strict: false });
  expect(await events.deleteOld(new Date('2027-03-02T10:00:00Z'))).toBe(0);
  expect(await events.deleteOld(new Date('2027-03-02T10:00:01Z'))).toBe(1);
  expect(await tests.figures(campaign)).toMatchObject({ clicks: 1 });
});
