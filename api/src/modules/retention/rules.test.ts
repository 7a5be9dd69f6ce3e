import { TestRetention } from './test-retention.ts';

let tests: TestRetention;
beforeAll(async () => {
  tests = await TestRetention.start();
}, 20_000);
afterAll(() => tests.close());

it('the worker has every rule of docs/retention.md done', async () => {
  expect(Object.keys(await tests.run()).toSorted()).toEqual([
    'alert-request-mails',
    'alert-requests',
    'audit-events',
    'campaign-events',
    'campaign-recipients',
    'contact-messages',
    'deleted-accounts',
    'ended-alerts',
    'idle-accounts',
    'idle-warnings',
    'last-mails',
    'mails',
    'old-applications',
    'old-interviews',
    'sessions',
    'soft-bounces',
    'throttle-counts',
    'tracking-days',
    'uncertain-mails',
    'unverified-accounts',
    'user-tokens',
    'waitlist-signups',
  ]);
});
