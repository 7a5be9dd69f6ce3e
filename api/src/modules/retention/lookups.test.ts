import { saveJob } from '../../../test/factories/index.ts';
import { days, TestRetention } from '../../../test/test-retention.ts';
import { MailsRepository } from '../mail/index.ts';

let tests: TestRetention;
beforeAll(async () => {
  tests = await TestRetention.start();
  await tests.database.query(
    `insert into users (username, email, password_hash, language, is_verified)
     select 'user' || n, 'user' || n || '@example.com', 'x', 'pt', n % 100 > 0 from generate_series(1, 10000) n`,
  );
  await tests.database.query(
    `insert into user_tokens (id, user_id, purpose, email, expires_at)
     select gen_random_uuid(), id, 'verify-email', email, now() from users`,
  );
  await tests.database.query(
    `insert into mails (key, kind, language, recipient, data, sent_at)
     select 'mail' || n, 'test', 'pt', 'ana@example.com', '{}', now() - interval '30 days' from generate_series(1, 10000) n`,
  );
  await tests.database.query(
    `insert into job_tracking_clicks (job_id, source, day, people)
     select $1, 'source ' || n / 100, current_date - 300 + n % 100, 1 from generate_series(0, 9999) n`,
    [(await saveJob(tests.database)).id],
  );
  await tests.database.query(
    `with campaign as (insert into campaigns (name, subject, frequency, status) values ('a', 'a', 'weekly', 'sent') returning id)
     insert into campaign_events (campaign_id, mail, kind, is_machine, happened_at)
     select id, int8send(n), 'open', false, now() - n * interval '1 minute' from campaign, generate_series(1, 10000) n`,
  );
  await tests.database.query(
    `insert into audit_events (at, what, request_id)
     select now() - n * interval '1 minute', 'login', 'of the test' from generate_series(1, 10000) n`,
  );
  await tests.database.query(
    'analyze users, user_tokens, mails, job_tracking_clicks, campaign_events, audit_events, throttle_counts',
  );
});
afterAll(() => tests.close());

interface Statement {
  sql: string;
  parameters: object;
}

/** The statement of a run of the rules, or of another call of the worker, that matches `words`. */
async function findStatement(
  words: RegExp,
  run: () => Promise<unknown> = () => tests.run(days(1)),
): Promise<Statement> {
  const statements: Statement[] = [];
  const log = jest.spyOn(tests.workerDatabase.logger, 'logQuery');
  log.mockImplementation((sql, parameters) => void statements.push({ sql, parameters: parameters ?? [] }));
  await run();
  log.mockRestore();
  return statements.find(({ sql }) => words.test(sql))!;
}

it.each([
  ['unverified accounts', /is_verified.{0,300}greatest/is, 'users_unverified'],
  ['links', /delete from user_tokens/, 'user_tokens_expiry'],
  ['alert requests', /delete from mails.{0,300}alerts-requested/is, 'mails_alerts_requested'],
  ['mails', /delete from mails\s+where true/, 'mails_ended'],
  ['visits', /delete from job_tracking_clicks/, 'job_tracking_clicks_days'],
  ['opens and clicks', /delete from campaign_events/, 'campaign_events_happened'],
  ['audit events', /delete from audit_events/, '_at_idx'],
])('finds expired %s by index', async (_, words, index) => {
  const { sql, parameters } = await findStatement(words);
  const plan = await tests.database.query<object[]>(`explain ${sql}`, Object.values(parameters));
  expect(JSON.stringify(plan)).toContain(index);
  expect(JSON.stringify(plan)).not.toContain('Seq Scan');
});

it('finds failed mails of a day by index', async () => {
  const mails = tests.worker.module.get(MailsRepository, { strict: false });
  const { sql } = await findStatement(/failed_at/, () => mails.health());
  const plan = await tests.database.query<object[]>(`explain ${sql}`);
  expect(JSON.stringify(plan)).toContain('mails_failed_at');
});
