/**
 * Multiplies the catalogue of a database by copies with other dates, places, companies and a term of their own:
 * `copies-process COPIES`, with DATABASE_URL. The search index is written by the product.
 */
import { importBuilt, importOfApi } from './built.mjs';

const copies = Number(process.argv[2]);
const { default: pg } = await importOfApi('pg');
const { rebuildJobIndex } = await importBuilt('api/dist/modules/jobs/index.js');

/** Jobs by number, and by number within their category, so that a copy takes the company of a similar job. */
const numberJobs = `
  create temp table numbered as
  select id, row_number() over (order by id) - 1 as number, count(*) over () as jobs, coalesce(category_id, 0) as category,
    row_number() over (partition by category_id order by id) - 1 as place, count(*) over (partition by category_id) as places
  from jobs;
  create index on numbered (number);
  create index on numbered (category, place);
  analyze numbered`;

const companyColumns = 'source, industry, location, website, description, employees, logo_url';
/** $1: number of the copy. The location distinguishes its names, as it does for branches. */
const copyCompanies = `
  insert into companies (external_id, slug, name, ${companyColumns})
  select external_id || '-' || $1::int, slug || '-' || $1::int, concat_ws(' ', name, location, $1::int), ${companyColumns}
  from companies where external_id !~ '-\\d+-\\d+$'`;

const sameColumns = `source, title, category_id, job_types, experience_level, requirements, benefits, snippet, salary_min, salary_max,
  salary_currency, salary_period, salary_payments, salary_text, tags, language, source_status, content_hash`;
const placeColumns = 'places, city, location, workplace';
const timeColumns = 'is_featured, featured_until, posted_at, closes_at, source_updated_at';
/** @param {string} table @param {string} columns */
const of = (table, columns) => columns.replaceAll(/\w+/g, (column) => `${table}.${column}`);

/**
 * Number of a word for a random number: frequencies fall like 1 / (n + 300), as those of names and rare words do, so that most of
 * the 250,000 words occur in a few jobs and the most frequent in 0.05 %.
 */
const wordNumber = (/** @type {string} */ random) => `(300 * (power(1 + 250000 / 300.0, ${random}) - 1))::int`;
/** Three syllables of 70. */
const syllable = (/** @type {number} */ unit) =>
  `substr('bcdfglmnprstvz', 1 + n / ${unit} % 14, 1) || substr('aeiou', 1 + n / ${unit * 14} % 5, 1)`;

/** $1: number of the copy. Each part of a job comes from another job; shifts by primes permute the jobs. */
const copyJobs = `
  insert into jobs (external_id, slug, description, company_id, ${sameColumns}, ${placeColumns}, ${timeColumns})
  select j.external_id || '-' || $1::int, j.slug || '-' || $1::int,
    j.description || '<p>Ref. ' || ${[1, 70, 4_900].map(syllable).join(' || ')} || '</p>', company.id,
    ${of('j', sameColumns)}, ${of('placed', placeColumns)}, ${of('timed', timeColumns)}
  from numbered one
  join jobs j on j.id = one.id
  join numbered other on other.number = (one.number + $1::int * 19997) % one.jobs join jobs placed on placed.id = other.id
  join numbered third on third.number = (one.number + $1::int * 9973) % one.jobs join jobs timed on timed.id = third.id
  join numbered fourth on fourth.category = one.category and fourth.place = (one.place + $1::int * 7919) % one.places
  join jobs employed on employed.id = fourth.id join companies known on known.id = employed.company_id
  join companies company on company.source = known.source and company.external_id = known.external_id || '-' || $1::int
  cross join lateral (
    select ${wordNumber('(hashint8extended(one.id, $1::int) & 2147483647) / 2147483648.0')} as n
  ) word`;

const client = new pg.Client({ connectionString: process.env['DATABASE_URL'], application_name: 'bench-copies' });
await client.connect();
await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'");
await client.query(numberJobs);
for (let copy = 1; copy <= copies; copy += 1) {
  await client.query(copyCompanies, [copy]);
  await client.query(copyJobs, [copy]);
}
await client.query('begin');
// One creation of the index is faster than a million additions.
const index = 'job_search_document';
const { rows } = await client.query('select indexdef from pg_indexes where indexname = $1', [index]);
await client.query(`drop index ${index}`);
await rebuildJobIndex(client);
await client.query(rows[0].indexdef);
await client.query('commit');
await client.query('vacuum analyze');
await client.end();
