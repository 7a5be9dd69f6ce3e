/**
 * Changes jobs like the worker does, while the parent searches: `changes-process DATABASE_URL`, controlled by messages.
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

/** In operation the worker and the database have cores of their own; here they would take those of the measured process. */
async function lowerPriority() {
  const { rows } = await client.query(`
    select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid union select pid from pg_stat_activity
  `);
  for (const pid of [process.pid, ...rows.map((/** @type {{ pid: number }} */ one) => one.pid)]) {
    os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  }
}

/** Jobs of one transaction. */
const batch = 500;

/** @param {readonly number[]} ids @param {string} assignment */
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

/** Changes this number of jobs, half of them back. @param {number} count */
async function ingest(count) {
  const ids = await openJobs(count / 2);
  for (const assignment of ["title = title || ' (m/f/d)'", "title = left(title, -length(' (m/f/d)'))"]) {
    for (let at = 0; at < ids.length; at += batch) await change(ids.slice(at, at + batch), assignment);
  }
  return ids.length * 2;
}

/** Adds a word to the title of a job, or removes it. @param {{ word: string, isThere: boolean }} value */
async function mark({ word, isThere }) {
  const { rows } = await client.query('select max(job_id) as id from job_search');
  const ids = [rows[0].id];
  await change(ids, isThere ? `title = title || ' ${word}'` : `title = left(title, -length(' ${word}'))`);
  return ids[0];
}

process.on('message', ({ order, value }) => {
  void (order === 'ingest' ? ingest(value) : mark(value)).then((answer) => process.send?.(answer));
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
