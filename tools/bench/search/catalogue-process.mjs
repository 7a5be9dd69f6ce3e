/**
 * Contains the sandbox's catalogue and writes it by the real ingest, in a child process like the worker:
 * `catalogue-process JOBS DATABASE_URL`, controlled by messages.
 */
import { importBuilt, importOfApi } from './built.mjs';

/** @typedef {import('./catalogue.mjs').Order} Order */

const [jobs = '', connectionString = ''] = process.argv.slice(2);
const source = 'hr';
const seed = 2026;

const { default: pg } = await importOfApi('pg');
const { applySnapshot } = await importBuilt('api/dist/modules/hr/ingest/apply-read.service.js');
const { applyCompanies } = await importBuilt('api/dist/modules/hr/ingest/companies.repository.js');
const { normalizeCompany } = await importBuilt('api/dist/modules/hr/normalize/company.parser.js');
const { rebuildJobIndex } = await importBuilt('api/dist/modules/jobs/index.js');

const { companies, rows } = await generate();
const client = new pg.Client({ connectionString, application_name: 'bench-ingest' });
await client.connect();

process.on('message', (/** @type {Order} */ order) => void execute(order));
process.once('disconnect', () => process.exit(0));
process.send?.({ rows: rows.length });

/** @param {Order} order */
async function execute(order) {
  if (order === 'fill') await fill();
  const { written, stagedMs, appliedMs } = await applySnapshot(client, source, rows);
  process.send?.({ written: written.length, stagedMs, appliedMs });
}

/** Rows in the HTTP format. */
async function generate() {
  const { Board } = await importBuilt('sandbox/dist/world/board.js');
  const { toWireCompany } = await importBuilt('sandbox/dist/generation/companies.js');
  const board = new Board({ seed, jobs: Number(jobs), now: Date.now });
  return {
    companies: board.companies.map(toWireCompany),
    rows: Array.from(board.records(), (record) => JSON.parse(board.json(record).toString())),
  };
}

async function fill() {
  const normalized = companies.map((/** @type {unknown} */ company) => normalizeCompany(company, 'http://hr.invalid'));
  await applyCompanies(client, source, normalized);
  await applySnapshot(client, source, rows);
  await client.query('begin');
  await rebuildJobIndex(client);
  await client.query('commit');
  await client.query('vacuum analyze');
}
