import { execFile } from 'node:child_process';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import { rebuildJobIndex } from '../../src/modules/jobs/index.ts';
import { AccessWorld, password } from '../access/access-world.ts';
import { buildPdf, saveCategory, saveCompany, saveJob, saveQuestion } from '../factories/index.ts';

interface Fixture {
  origin: string;
  username: string;
  password: string;
  jobId: number;
  companyId: number;
  resume: Uint8Array;
}

const root = join(import.meta.dirname, '../../..');
const source = join(import.meta.dirname, 'generated-client/calls.ts');
/** Inside the repository, so that the client's imports are resolved. */
const folder = join(root, '.cache', `generated-client-${process.env.JEST_WORKER_ID ?? '1'}`);

const run = promisify(execFile);
const node = (script: string, ...args: string[]) => run(process.execPath, [join(root, script), ...args]);

let world: AccessWorld;
beforeAll(async () => {
  world = await AccessWorld.start();
  await world.api.app.listen(0, '127.0.0.1');
  await mkdir(folder, { recursive: true });
});
afterAll(async () => {
  await world.api.close();
  await rm(folder, { recursive: true, force: true });
});

async function fixture(): Promise<Fixture> {
  const { database, app } = world.api;
  const { user } = await world.user();
  const category = await saveCategory(database);
  const company = await saveCompany(database, { logo_hash: null });
  const job = await saveJob(database, {
    company_id: company.id,
    category_id: category.id,
    city: 'Porto',
    featured_until: null,
    salary_min: null,
    salary_max: null,
  });
  await saveQuestion(database, job.id);
  const client = await app.get(Pool).connect();
  await rebuildJobIndex(client);
  client.release();
  const resume = new Uint8Array(await buildPdf({ text: 'Um currículo.' }));
  const origin = await app.getUrl();
  return { origin, username: user.username, password, jobId: job.id, companyId: job.company_id, resume };
}

const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: false,
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  types: ['node'],
};

async function generateClient(): Promise<void> {
  const document = (await world.api.inject('/api/docs-json')).body;
  await writeFile(join(folder, 'openapi.json'), document);
  const [from, to] = [join(folder, 'openapi.json'), join(folder, 'paths.d.ts')];
  await node('tools/node_modules/openapi-typescript/bin/cli.js', from, '--output', to);
  await copyFile(source, join(folder, 'calls.ts'));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
}

/** Output of the compiler; empty if the client compiles. */
const compile = () =>
  node('node_modules/typescript/bin/tsc', '-p', folder).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );

it('a generated client compiles with strict types, and its calls return the declared types', async () => {
  await generateClient();
  expect(await compile()).toBe('');
  await writeFile(
    join(folder, 'wrong.ts'),
    `import type { paths } from './paths.d.ts';
    type Job = paths['/api/proxy/jobs/{id}']['get']['responses'][200]['content']['application/json'];
    export const minimum = (job: Job): number => job.salary.min;`,
  );
  expect(await compile()).toMatch(/wrong\.ts.{0,200}possibly 'null'/);

  const { makeCalls } = (await import(source)) as { makeCalls: (fixture: Fixture) => Promise<readonly number[]> };
  const statuses = await makeCalls(await fixture());
  expect(statuses.length).toBeGreaterThanOrEqual(30);
});
