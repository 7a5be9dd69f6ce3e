import { randomUUID } from 'node:crypto';
import { interviewStatuses } from 'shared-contracts';
import { MailsRepository } from '../mail/index.ts';
import { UsersRepository } from '../users/index.ts';
import { InterviewNotFoundError } from './interviews.errors.ts';
import { mayBecome } from './interviews.policy.ts';
import { inHours, InterviewsApi } from './testing/interviews-api.ts';

let tests: InterviewsApi;
beforeAll(async () => {
  tests = await InterviewsApi.start();
});
afterAll(() => tests.api.close());

it('deletes every mail of an interview with the candidate’s account, also to a former address', async () => {
  const { user } = await tests.signIn();
  const { id } = await tests.planned(user.id);
  await tests.alter(id, { scheduledAt: inHours(50).toISOString(), endTime: null });
  await tests.alter(id, { status: 'canceled' });
  expect(await tests.mails(id)).toHaveLength(6);
  await tests.database.query(`update users set email = 'nova-' || email where id = $1`, [user.id]);
  const [mails, users] = [
    tests.api.app.get(MailsRepository, { strict: false }),
    tests.api.app.get(UsersRepository, { strict: false }),
  ];
  await users.inTransaction((manager) => mails.deleteOfUser({ id: user.id, email: `nova-${user.email}` }, manager));
  expect(await tests.mails(id)).toEqual([]);
});

it('allows only the listed status transitions', async () => {
  const allowed = interviewStatuses.map((from) => [from, interviewStatuses.filter((to) => mayBecome(from, to))]);
  expect(Object.fromEntries(allowed)).toEqual({
    scheduled: ['completed', 'canceled', 'rescheduled'],
    rescheduled: ['completed', 'canceled', 'rescheduled'],
    completed: [],
    canceled: [],
  });
});

it('rejects unknown interviews and jobs', async () => {
  for (const id of [randomUUID(), 'abc']) {
    await expect(tests.service.change(id, () => null)).rejects.toThrow(InterviewNotFoundError);
    await expect(tests.service.remove(id)).rejects.toThrow(InterviewNotFoundError);
  }
  const { user } = await tests.signIn();
  const plan = await tests.details(user.id, { jobId: 2_147_483_647 });
  await expect(tests.service.plan(plan)).rejects.toThrow(InterviewNotFoundError);
});

it('rejects an interview that ends before it begins and sends no mail', async () => {
  const { user } = await tests.signIn();
  const plan = await tests.details(user.id, { scheduledAt: inHours(3), endTime: inHours(2) });
  await expect(tests.service.plan(plan)).rejects.toThrow(/violates check constraint/);
  const rows = await tests.database.query('select id from interviews where user_id = $1', [user.id]);
  expect([rows, await tests.database.query('select key from mails where recipient = $1', [user.email])]).toEqual([
    [],
    [],
  ]);
});
