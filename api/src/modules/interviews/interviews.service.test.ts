import { randomUUID } from 'node:crypto';
import { interviewStatuses } from 'shared-contracts';
import { MailsRepository } from '../mail/index.ts';
import { UsersRepository } from '../users/index.ts';
import { InterviewNotCancelableError, InterviewNotFoundError } from './interviews.errors.ts';
import { mayBecome } from './interview-status.ts';
import { inHours, InterviewsApi } from './test-interviews.ts';

let tests: InterviewsApi;
beforeAll(async () => {
  tests = await InterviewsApi.start();
});
afterAll(() => tests.api.close());

it('plans, reschedules and cancels, with one mail to the candidate for each', async () => {
  const { user } = await tests.signIn();
  const { id } = await tests.service.plan(await tests.details(user.id));
  const moved = { scheduledAt: inHours(48), endTime: inHours(49), location: 'Sala 2' };
  expect(await tests.service.reschedule(id, moved)).toMatchObject({ ...moved, status: 'rescheduled', sequence: 1 });
  await tests.service.reschedule(id, { scheduledAt: inHours(50), endTime: null });
  expect(await tests.service.cancel(id)).toMatchObject({ status: 'canceled', sequence: 3, location: 'Sala 2' });
  expect((await tests.mails(id)).map(({ key, recipient }) => [key, recipient])).toEqual([
    [`interview-planned:${id}:0`, user.email],
    [`interview-rescheduled:${id}:1`, user.email],
    [`interview-rescheduled:${id}:2`, user.email],
    [`interview-canceled:${id}:3`, user.email],
  ]);
});

it('says in each mail whose account takes it along, also from a former address', async () => {
  const { user } = await tests.signIn();
  const { id } = await tests.service.plan(await tests.details(user.id));
  await tests.service.reschedule(id, { scheduledAt: inHours(50), endTime: null });
  await tests.service.cancel(id);
  await tests.database.query(`update users set email = 'nova-' || email where id = $1`, [user.id]);
  const [mails, users] = [
    tests.api.app.get(MailsRepository, { strict: false }),
    tests.api.app.get(UsersRepository, { strict: false }),
  ];
  await users.inTransaction((manager) => mails.forget({ id: user.id, email: `nova-${user.email}` }, manager));
  expect(await tests.mails(id)).toEqual([]);
});

it('completes without a word', async () => {
  const { user } = await tests.signIn();
  const { id } = await tests.save(user.id, { scheduledAt: inHours(-2), endTime: inHours(-1) });
  expect(await tests.service.complete(id)).toMatchObject({ status: 'completed', sequence: 0 });
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
  const { user } = await tests.signIn();
  for (const status of ['completed', 'canceled'] as const) {
    const { id } = await tests.save(user.id, { status });
    await expect(tests.service.reschedule(id, {})).rejects.toThrow(InterviewNotCancelableError);
    await expect(tests.service.cancel(id)).rejects.toThrow(InterviewNotCancelableError);
    await expect(tests.service.complete(id)).rejects.toThrow(InterviewNotCancelableError);
  }
});

it('knows what is not there', async () => {
  for (const id of [randomUUID(), 'abc']) {
    await expect(tests.service.cancel(id)).rejects.toThrow(InterviewNotFoundError);
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
