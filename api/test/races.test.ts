import { assignJob, expandTemplate, planInterview } from 'shared-contracts';
import { SessionsRepository } from '../src/modules/auth/index.ts';
import { AccountEvents, ActiveUsers, UsersRepository } from '../src/modules/users/index.ts';
import { callRow, nameOf } from './access/access-row.ts';
import { AccessWorld, type TestUser } from './access/access-world.ts';
import { accountRows } from './access/account-rows.ts';
import { alertRows } from './access/alert-rows.ts';
import { campaignRows } from './access/campaign-rows.ts';
import { candidateRows } from './access/candidate-rows.ts';
import { jobRows } from './access/job-rows.ts';
import { daysAgo } from './factories/index.ts';

// Requests of an owner or an admin during the erasure of an account. Races within one domain are tested beside it.

const admin = { role: 'admin', second_factor_since: new Date() } as const;

const rows = [
  ...accountRows,
  ...alertRows,
  ...campaignRows.map((row) => ({ ...row, owner: admin })),
  ...candidateRows,
  ...jobRows,
].filter(({ expected: [anonymous] }) => anonymous === 401);

let world: AccessWorld;
beforeAll(async () => {
  world = await AccessWorld.start();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => world.api.close());

/** Erases an account as the retention does. */
async function erase({ user }: TestUser): Promise<void> {
  const users = world.api.app.get(UsersRepository, { strict: false });
  const events = world.api.app.get(AccountEvents, { strict: false });
  await users.inTransaction(async (manager) => {
    await events.accountErased((await users.lock(user.id, manager))!, manager);
    await manager.query('delete from users where id = $1', [user.id]);
  });
}

/** Erases the account after authentication and before the handler runs. */
function eraseAfterAuthentication(owner: TestUser): void {
  const sessions = world.api.app.get(SessionsRepository, { strict: false });
  const find = sessions.find.bind(sessions);
  jest.spyOn(sessions, 'find').mockImplementationOnce(async (sid) => {
    const session = await find(sid);
    await erase(owner);
    return session;
  });
}

it.each(rows.map((row) => ({ name: nameOf(row), row })))(
  '$name returns no server error if the account is erased during the request',
  async ({ row }) => {
    const owner = await world.user(row.owner);
    const prepare = await row.prepare(world, owner);
    eraseAfterAuthentication(owner);
    const answer = await callRow(world, row, prepare, owner.cookies);
    expect([answer.statusCode < 500, answer.body.slice(0, 80)]).toEqual([true, expect.any(String)]);
    const [user, ...records] = await world.stateOf(owner);
    expect([user, ...records].flat()).toEqual([]);
  },
);

/** Erases the account after an admin's request has checked that it exists and before it uses it. */
function eraseAfterCheck(owner: TestUser): void {
  const activeUsers = world.api.app.get(ActiveUsers, { strict: false });
  const require = activeUsers.require.bind(activeUsers);
  jest.spyOn(activeUsers, 'require').mockImplementationOnce(async (who) => {
    const user = await require(who);
    await erase(owner);
    return user;
  });
}

it.each([
  { endpoint: assignJob, bodyOf: (userId: number) => ({ userId }) },
  {
    endpoint: planInterview,
    bodyOf: (userId: number, jobId: number) => ({ userId, jobId, scheduledAt: daysAgo(-1).toISOString() }),
  },
])(
  '$endpoint.name returns user_not_found if the account is erased concurrently',
  async ({ endpoint: { method, template }, bodyOf }) => {
    const [owner, job] = [await world.user(), await world.job()];
    const cookies = await world.as('admin', owner);
    eraseAfterCheck(owner);
    const url = expandTemplate(template, { id: String(job) });
    const answer = await world.call({ method, url, payload: bodyOf(owner.user.id, job) }, cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'user_not_found']);
    expect((await world.stateOf(owner)).flat()).toEqual([]);
  },
);
