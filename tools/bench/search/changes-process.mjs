/**
 * Changes jobs like the worker does, while the parent searches: `changes-process DATABASE_URL JOBS`, controlled by messages.
 * Each change is undone by the next one of the same jobs, so the catalogue stays the same.
 */
import os from 'node:os';
import { importBuilt, importOfApi } from './built.mjs';

const { default: pg } = await importOfApi('pg');
const { refreshJobIndex } = await importBuilt('api/dist/modules/jobs/index.js');
const { incrementDataVersion } = await importBuilt('api/dist/database/data-version.repository.js');

const client = new pg.Client({ connectionString: process.argv[2], application_name: 'bench-changes' });
await client.connect();
await lowerPriority();
// Read now: it takes longer than a change of one job.
const open = await openJobs(Number(process.argv[3]));

/** In operation the worker and the database have cores of their own; here they would take those of the measured process. */
async function lowerPriority() {
  const { rows } = await client.query(`
    select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid union select pid from pg_stat_activity
  `);
  for (const pid of [process.pid, ...rows.map((/** @type {{ pid: number }} */ one) => one.pid)]) {
    os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  }
}

/** In one transaction, like all changes of a read of the HR backend. @param {readonly number[]} ids @param {string} assignment */
async function change(ids, assignment) {
  await client.query('begin');
  await client.query(`update jobs set ${assignment}, updated_at = now() where id = any ($1)`, [ids]);
  await refreshJobIndex(client, ids);
  await incrementDataVersion(client, 'hr', 'jobs');
  await client.query('commit');
}

/** @param {number} count @returns {Promise<number[]>} Distributed over all jobs. */
async function openJobs(count) {
  const { rows } = await client.query(
    `select array_agg(job_id) as ids from
      (select job_id, row_number() over (order by job_id) as place, count(*) over () as jobs from job_search) one
     where place % greatest(1, jobs / $1::int) = 0 and place <= greatest(1, jobs / $1::int) * $1::int`,
    [count],
  );
  return rows[0].ids;
}

/** @param {{ count: number, word: string, isThere: boolean }} change Adds a word to the titles of this number of jobs, or removes it. */
async function mark({ count, word, isThere }) {
  await change(open.slice(0, count), `title = ${isThere ? `title || ' ${word}'` : `left(title, -length(' ${word}'))`}`);
}

process.on('message', (message) => {
  const order = /** @type {Parameters<typeof mark>[0]} */ (message);
  void mark(order).then(() => process.send?.('changed'));
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
