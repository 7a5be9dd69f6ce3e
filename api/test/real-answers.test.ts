import { Pool } from 'pg';
import { expandTemplate } from 'shared-contracts';
import { rebuildJobIndex } from '../src/modules/jobs/index.ts';
import { callRow, statusFor, type AccessRow } from './access/access-row.ts';
import { AccessWorld, callers } from './access/access-world.ts';
import { accountRows } from './access/account-rows.ts';
import { alertRows } from './access/alert-rows.ts';
import { campaignRows } from './access/campaign-rows.ts';
import { candidateRows } from './access/candidate-rows.ts';
import { jobRows } from './access/job-rows.ts';
import { managementRows } from './access/management-rows.ts';
import { saveCategory, saveJob, saveQuestion } from './factories/index.ts';
import { routesOf, type RegisteredRoute } from './registered-routes.ts';

// Calls each operation once. `openapi/documented-answers.ts` compares every response with the OpenAPI document.

let world: AccessWorld;
let job: Awaited<ReturnType<typeof saveJob>>;
beforeAll(async () => {
  world = await AccessWorld.start();
  const { database } = world.api;
  const category = await saveCategory(database);
  job = await saveJob(database, { category_id: category.id });
  await saveQuestion(database, job.id);
  const client = await world.api.app.get(Pool).connect();
  await rebuildJobIndex(client);
  client.release();
});
afterAll(() => world.api.close());

const rows = new Map<unknown, AccessRow>(
  [...accountRows, ...alertRows, ...campaignRows, ...candidateRows, ...jobRows, ...managementRows].map((row) => [
    row.endpoint,
    row,
  ]),
);

/** The caller with access: the owner, unless the row names others. */
const receiverOf = (row: AccessRow) =>
  ['owner' as const, ...callers].find((caller) => statusFor(caller, row) === 200) ?? 'owner';

async function answerOf({ endpoint }: RegisteredRoute) {
  const row = rows.get(endpoint);
  if (row === undefined) {
    const variables = { id: String(job.id), companyId: String(job.company_id) };
    return world.call({ url: expandTemplate(endpoint?.template ?? '', variables) });
  }
  const owner = await world.user(row.owner);
  const prepare = await row.prepare(world, owner);
  return callRow(world, row, prepare, await world.as(receiverOf(row), owner));
}

const isShown = ({ access, docs, endpoint, method }: RegisteredRoute) =>
  docs.example?.answer !== undefined && (rows.has(endpoint) || (access?.kind === 'public' && method === 'GET'));

it('JSON responses match the schemas of the OpenAPI document', async () => {
  const shown = routesOf(world.api).filter(isShown);
  expect(shown.length).toBeGreaterThan(65);
  // The blog has not been read in this test, so the response is 503.
  const requested = shown.filter(({ endpoint }) => endpoint?.name !== 'listBlogPosts');
  for (const route of requested) {
    const answer = await answerOf(route);
    expect([route.name, answer.statusCode]).toEqual([route.name, 200]);
  }
});
