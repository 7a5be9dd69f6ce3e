import { readArchive } from './read-archive.ts';
import { callRow, nameOf, statusFor, type AccessRow, type RowRequest } from './access/access-row.ts';
import { AccessWorld, callers, type Caller, type TestUser } from './access/access-world.ts';
import { accountRows } from './access/account-rows.ts';
import { alertRows } from './access/alert-rows.ts';
import { campaignRows } from './access/campaign-rows.ts';
import { candidateRows } from './access/candidate-rows.ts';
import { jobRows } from './access/job-rows.ts';
import { mailAnswerRows } from './access/mail-answer-rows.ts';
import { managementRows } from './access/management-rows.ts';
import { publicRows } from './access/public-rows.ts';
import { routesOf } from './registered-routes.ts';

const rows = [
  ...accountRows,
  ...alertRows,
  ...campaignRows,
  ...candidateRows,
  ...jobRows,
  ...mailAnswerRows,
  ...managementRows,
  ...publicRows,
];

let world: AccessWorld;
beforeAll(async () => {
  world = await AccessWorld.start();
});
afterAll(() => world.api.close());

/** The text of a response; for an archive, the text of its files. */
async function textOf({ headers, rawPayload }: Awaited<ReturnType<typeof callRow>>): Promise<string> {
  if (headers['content-type'] !== 'application/zip') return String(rawPayload);
  return [...(await readArchive(rawPayload)).values()].map(String).join();
}

const hasAccess = (caller: Caller, { acting = ['owner'] }: AccessRow) => acting.includes(caller);

/** Observations of a call: its status, whether it changes the owner's data, and whether its response contains them. */
interface Outcome {
  status: number;
  isChanged: boolean;
  shows: boolean;
}

async function outcomeOf(caller: Caller, accessRow: AccessRow, { owner, request, state }: Prepared): Promise<Outcome> {
  const answer = await callRow(world, accessRow, request, await world.as(caller, owner));
  const isChanged = (await stateOf(owner, request)) !== state;
  const { mark } = request;
  return { status: answer.statusCode, isChanged, shows: mark !== undefined && (await textOf(answer)).includes(mark) };
}

function expectedOf(caller: Caller, accessRow: AccessRow, { request: { mark } }: Prepared): Outcome {
  const acts = hasAccess(caller, accessRow);
  const isChanged = acts && (accessRow.changes ?? accessRow.endpoint.method !== 'GET');
  return { status: statusFor(caller, accessRow), isChanged, shows: acts && mark !== undefined };
}

interface Prepared {
  owner: TestUser;
  request: RowRequest;
  /** The owner's data before the call. */
  state: string;
}

const stateOf = async (owner: TestUser, { watched }: RowRequest) =>
  JSON.stringify([await world.stateOf(owner), await watched?.()]);

async function prepare(accessRow: AccessRow): Promise<Prepared> {
  const owner = await world.user(accessRow.owner);
  const request = await accessRow.prepare(world, owner);
  return { owner, request, state: await stateOf(owner, request) };
}

it.each(rows.map((one) => ({ name: nameOf(one), one })))('$name responds to each caller by access', async ({ one }) => {
  let prepared: Prepared | undefined;
  for (const caller of callers) {
    prepared ??= await prepare(one);
    const expected = expectedOf(caller, one, prepared);
    expect({ caller, ...(await outcomeOf(caller, one, prepared)) }).toEqual({ caller, ...expected });
    // The next caller needs new data only if this call may have changed them.
    const isRead = one.endpoint.method === 'GET' && !expected.isChanged;
    if (expected.status < 400 && !isRead) prepared = undefined;
  }
});

it('has a row for every route', () => {
  const inTable = new Set<unknown>(rows.map(({ endpoint }) => endpoint));
  const routes = routesOf(world.api);
  expect(routes.length).toBeGreaterThan(80);
  expect(routes.filter(({ endpoint }) => !inTable.has(endpoint)).map(({ name }) => name)).toEqual([]);
});

it('requires a session on every route that declares authenticated access', () => {
  const access = new Map(routesOf(world.api).map((route) => [route.endpoint, route.access]));
  const wrong = rows.filter(
    ({ endpoint, expected: [anonymous], variant }) =>
      variant === undefined && (access.get(endpoint)?.kind === 'authenticated') !== (anonymous === 401),
  );
  expect(wrong.map(nameOf)).toEqual([]);
});
