import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { saveJob, saveUser } from '../../test/factories/index.ts';
import { insertRow } from '../../test/factories/insert-row.ts';
import { createTestDatabase, testDatabaseConfig } from '../../test/test-database.ts';
import { openMigrationSource } from './migrations.provider.ts';
import { MailsOfAccounts1765000000000 } from './migrations/1765000000000-mails-of-accounts.ts';

let source: DataSource;
beforeAll(async () => {
  source = await openMigrationSource(testDatabaseConfig(await createTestDatabase()));
});
afterAll(() => source.destroy());

/** Rows as written by an earlier release. */
async function migrate(): Promise<void> {
  const [migration, runner] = [new MailsOfAccounts1765000000000(), source.createQueryRunner()];
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
}

const mail = (kind: string, data: object) =>
  insertRow(source, 'mails', { key: randomUUID(), kind, language: 'pt', recipient: 'antigo@example.com', data });

async function application(columns: object): Promise<string> {
  const [id, { id: jobId }] = [randomUUID(), await saveJob(source)];
  const file = { file_name: 'cv.pdf', file_size: 1, file_sha256: Buffer.from(id), pages: 1 };
  const rest = { language: 'pt', questions_due: 0, due_at: new Date() };
  await insertRow(source, 'applications', { id, job_id: jobId, ...file, ...rest, ...columns });
  return id;
}

it('assigns existing mails to their accounts, and deletes mails of deleted accounts', async () => {
  const { id: userId } = await saveUser(source);
  const [own, visitors] = [await application({ user_id: userId }), await application({})];
  const erased = await application({ anonymised_at: new Date() });
  const [planned, deleted] = [randomUUID(), randomUUID()];
  const { id: jobId } = await saveJob(source);
  const meeting = { scheduled_at: new Date(), interview_type: 'phone' };
  await insertRow(source, 'interviews', { id: planned, user_id: userId, job_id: jobId, ...meeting });
  for (const applicationId of [own, visitors, erased]) await mail('application-received', { applicationId });
  for (const interviewId of [planned, deleted]) await mail('interview-canceled', { interviewId });
  await mail('interview-dropped', { interviewId: deleted, userId: null });
  await mail('account-deleted', { cause: 'idle' });
  await migrate();
  const rows = await source.query<{ data: object }[]>('select data from mails');
  const left = [
    { applicationId: own, userId },
    { applicationId: visitors },
    { interviewId: planned, userId },
    { interviewId: deleted, userId: null },
    { cause: 'idle' },
  ];
  expect(rows).toHaveLength(left.length);
  expect(rows).toEqual(expect.arrayContaining(left.map((data) => ({ data }))));
});
