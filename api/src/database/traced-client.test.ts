import { statementName } from './traced-client.ts';

it.each([
  ['select "id" from "jobs" where title = \'hush\'', 'SELECT jobs'],
  ['\n  insert into pgboss.job (name) values ($1)', 'INSERT pgboss.job'],
  ['INSERT INTO "mails"("key", "kind") VALUES ($1, $2)', 'INSERT mails'],
  ['update mails set claimed_at = now()', 'UPDATE mails'],
  ['START TRANSACTION', 'START'],
  ['with next as (select 1) select', 'SELECT'],
  ["set application_name = 'hush'", 'SQL'],
  ['', 'SQL'],
])('the span of %j is named without values', (sql, name) => {
  expect(statementName(sql)).toBe(name);
});
