import { readArchive } from './read-archive.ts';
import { callRow, nameOf, statusFor, type AccessRow } from './access/access-row.ts';
import { AccessWorld, callers, type Caller } from './access/access-world.ts';
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

const cells = rows.flatMap((row) =>
  callers.map((caller) => ({ name: nameOf(row), caller, status: statusFor(caller, row), row })),
);

it.each(cells)('$name responds with $status for caller: $caller', async ({ caller, status, row }) => {
  const owner = await world.user(row.owner);
  const prepare = await row.prepare(world, owner);
  const cookies = await world.as(caller, owner);
  const state = async () => JSON.stringify([await world.stateOf(owner), await prepare.watched?.()]);
  const before = await state();
  const answer = await callRow(world, row, prepare, cookies);
  expect(answer.statusCode).toBe(status);
  const acts = hasAccess(caller, row);
  const isChanged = (await state()) !== before;
  expect(isChanged).toBe(acts && (row.changes ?? row.endpoint.method !== 'GET'));
  const { mark } = prepare;
  const shows = mark !== undefined && (await textOf(answer)).includes(mark);
  expect(shows).toBe(acts && mark !== undefined);
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
