import { openCatalogue } from '../search/database.mjs';

/** @typedef {import('../search/database.mjs').Databases} Databases */

/** Jobs of earlier mails are among this number of newest jobs. */
const recentJobs = 5000;

/**
 * Statements that fill the tables for the given number of subscribers, the same in every run. Half have an account, and nearly all of those a
 * location; one in ten of them follows companies, one in twenty has applied; one in a hundred of all has a saved search; half were
 * mailed twenty jobs before.
 * @param {number} subscribers
 */
const filling = (subscribers) => [
  `insert into users (username, email, password_hash, language, is_verified, location)
   select 'pessoa' || n, 'pessoa' || n || '@example.com', 'invalid-hash', 'pt', true,
     case when n % 8 > 0 then (array(select city from jobs where city is not null group by city order by count(*) desc, city limit 12))[1 + n % 12] end
   from generate_series(1, ${subscribers / 2}) n`,
  `insert into subscribers (id, user_id, email, first_name, language, frequency, interested_categories, address_hash,
     mailed_jobs, confirmed_at, consent_at, consent_text, consent_source)
   select md5('subscriber ' || n)::uuid, case when n <= ${subscribers / 2} then n end, 'pessoa' || n || '@example.com', 'Ana',
     case n % 10 when 0 then 'en' else 'pt' end, case when n % 5 = 0 then 'both' else 'weekly' end,
     array(select known.slugs[1 + ((n::bigint * 7919 + pick * 104729) % cardinality(known.slugs))::int] from generate_series(1, 1 + n % 5) pick),
     sha256(('pessoa' || n)::bytea),
     case when n % 2 = 0 then '{}' else array(select known.jobs[1 + ((n::bigint * 31 + mailed * 97) % cardinality(known.jobs))::int]
       from generate_series(1, 20) mailed) end,
     now(), now(), 'of the benchmark', 'alerts'
   from generate_series(1, ${subscribers}) n, (select
     array(select slug from categories order by slug) as slugs,
     array(select id from jobs where status = 'open' order by posted_at desc, id desc limit ${recentJobs}) as jobs) known`,
  `insert into company_follows (user_id, company_id)
   select n, known.ids[1 + (n::bigint * 13 + pick * 7) % cardinality(known.ids)]
   from generate_series(1, ${subscribers / 2}, 10) n, generate_series(1, 2) pick, (select array(select id from companies order by id) as ids) known
   on conflict do nothing`,
  `insert into saved_searches (id, subscriber_id, query)
   select gen_random_uuid(), md5('subscriber ' || n)::uuid,
     case n / 100 % 3 when 0 then 'remote=true' when 1 then 'type=part-time' else 'experienceLevel=senior&remote=true' end
   from generate_series(100, ${subscribers}, 100) n`,
  `insert into applications (id, job_id, user_id, file_name, file_size, file_sha256, pages, language, questions_due, due_at)
   select gen_random_uuid(), known.ids[1 + (n::bigint * 17) % cardinality(known.ids)], n, 'cv.pdf', 1, '\\x00', 1, 'pt', 0, 'infinity'
   from generate_series(1, ${subscribers / 2}, 20) n, (select array(
     select id from jobs where status = 'open' order by posted_at desc, id desc limit ${recentJobs}) as ids) known`,
  `update ingest_state set last_success_at = now()`,
  'vacuum analyze',
];

/**
 * A database with the given number of jobs and subscribers, for this run only.
 * @param {Databases} databases
 * @param {{ jobs: number, subscribers: number }} size
 * @param {(text: string) => void} log
 */
export async function openAudience(databases, { jobs, subscribers }, log) {
  const catalogue = await openCatalogue(databases, jobs, log);
  const name = `audience_${subscribers}`;
  await databases.query('postgres', `drop database if exists ${name} with (force)`);
  await databases.query('postgres', `create database ${name} template ${new URL(catalogue).pathname.slice(1)}`);
  log(`Filling an audience of ${subscribers.toLocaleString('en')} subscribers`);
  for (const statement of filling(subscribers)) await databases.query(name, statement);
  return {
    url: databases.urlOf(name),
    query: (/** @type {string} */ sql) => databases.query(name, sql),
    drop: () => databases.query('postgres', `drop database ${name} with (force)`),
  };
}

/** @typedef {Awaited<ReturnType<typeof openAudience>>} Audience */
