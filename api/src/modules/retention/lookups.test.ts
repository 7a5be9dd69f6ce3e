import { days, TestRetention } from '../../../test/test-retention.ts';

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
  await tests.database.query('analyze users, user_tokens, mails');
});
afterAll(() => tests.close());

interface Statement {
  sql: string;
  parameters: object;
}

/** The statement of a run that matches `words`. */
async function findStatement(words: RegExp): Promise<Statement> {
  const statements: Statement[] = [];
  const log = jest.spyOn(tests.workerDatabase.logger, 'logQuery');
  log.mockImplementation((sql, parameters) => void statements.push({ sql, parameters: parameters ?? [] }));
  await tests.run(days(1));
  log.mockRestore();
  return statements.find(({ sql }) => words.test(sql))!;
}

it.each([
  ['unverified accounts', /is_verified.{0,300}greatest/is, 'users_unverified'],
  ['links', /delete from user_tokens/, 'user_tokens_expiry'],
  ['alert requests', /delete from mails.{0,300}alerts-requested/is, 'mails_alerts_requested'],
])('finds expired %s by index', async (_, words, index) => {
  const { sql, parameters } = await findStatement(words);
  const plan = await tests.database.query<object[]>(`explain ${sql}`, Object.values(parameters));
  expect(JSON.stringify(plan)).toContain(index);
});
