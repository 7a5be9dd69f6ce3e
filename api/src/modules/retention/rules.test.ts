import { TestRetention } from '../../../test/test-retention.ts';

let tests: TestRetention;
beforeAll(async () => {
  tests = await TestRetention.start();
});
afterAll(() => tests.close());

it('the worker runs every rule of docs/retention.md', async () => {
  expect(Object.keys(await tests.run()).toSorted()).toEqual([
    'alert-request-mails',
    'alert-requests',
    'audit-events',
    'campaign-events',
    'campaign-recipients',
    'campaign-totals',
    'client-errors',
    'client-hours',
    'client-minutes',
    'contact-messages',
    'decoder-failures',
    'deleted-accounts',
    'deploy-tokens',
    'ended-alerts',
    'erasure-replays',
    'idle-accounts',
    'idle-warnings',
    'last-mails',
    'mails',
    'old-applications',
    'old-interviews',
    'registration-decoys',
    'remote-versions',
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
