import { randomUUID } from 'node:crypto';
import { interviewStatuses } from 'shared-contracts';
import { MailsRepository } from '../mail/index.ts';
import { UsersRepository } from '../users/index.ts';
import { InterviewNotFoundError } from './interviews.errors.ts';
import { mayBecome } from './interview-status.ts';
import { inHours, InterviewsApi } from './test-interviews.ts';

let tests: InterviewsApi;
beforeAll(async () => {
  tests = await InterviewsApi.start();
});
afterAll(() => tests.api.close());

it('says in each mail whose account takes it along, also from a former address', async () => {
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

it('goes only where the table of transitions leads', async () => {
  const allowed = interviewStatuses.map((from) => [from, interviewStatuses.filter((to) => mayBecome(from, to))]);
  expect(Object.fromEntries(allowed)).toEqual({
    scheduled: ['completed', 'canceled', 'rescheduled'],
    rescheduled: ['completed', 'canceled', 'rescheduled'],
    completed: [],
    canceled: [],
  });
});

it('knows what is not there', async () => {
  for (const id of [randomUUID(), 'abc']) {
    await expect(tests.service.change(id, () => null)).rejects.toThrow(InterviewNotFoundError);
    await expect(tests.service.remove(id)).rejects.toThrow(InterviewNotFoundError);
  }
  const { user } = await tests.signIn();
  const plan = await tests.details(user.id, { jobId: 2_147_483_647 });
  await expect(tests.service.plan(plan)).rejects.toThrow(InterviewNotFoundError);
});

it('keeps none that ends before it begins, and mails nobody of it', async () => {
  const { user } = await tests.signIn();
  const plan = await tests.details(user.id, { scheduledAt: inHours(3), endTime: inHours(2) });
  await expect(tests.service.plan(plan)).rejects.toThrow(/violates check constraint/);
  const rows = await tests.database.query('select id from interviews where user_id = $1', [user.id]);
  expect([rows, await tests.database.query('select key from mails where recipient = $1', [user.email])]).toEqual([
    [],
    [],
  ]);
});
