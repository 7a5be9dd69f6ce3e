import pg from 'pg';

/** Source of the copied jobs, which no reader of the HR backend changes. */
const source = 'copies';

/** Columns with values of their own in the copies; `id` has its default. */
const jobValues = {
  source: `'${source}'`,
  external_id: "o.external_id || '-' || n",
  slug: "o.slug || '-' || n",
  posted_at: "o.posted_at - n * interval '1 minute'",
};

const columnsOf = `
  select quote_ident(attname) as name from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`;

/**
 * Fills a database with copies of the ingested jobs, which the search finds, and with applications for them.
 * @param {string} url
 * @param {{ jobs: number, applications: number }} counts
 * @returns {Promise<{ jobs: number, applications: number }>} Rows in the database.
 */
export function fillDatabase(url, { jobs, applications }) {
  return withClient(url, async (client) => {
    await client.query("set work_mem = '256MB'; set maintenance_work_mem = '512MB'");
    const { rows } = await client.query(`select count(*)::int as count from job_search`);
    const copies = Math.max(1, Math.round(jobs / rows[0].count) - 1);
    const names = await readNames(client, 'jobs');
    const own = /** @type {Readonly<Record<string, string>>} */ (jobValues);
    const copied = names.filter((name) => name !== 'id');
    await client.query(`
      insert into jobs (${copied.join()}) select ${copied.map((name) => own[name] ?? `o.${name}`).join()}
      from jobs o cross join generate_series(1, ${copies}) n
      where o.source <> '${source}' and exists (select from job_search where job_id = o.id)`);
    await indexCopies(client, copies);
    await client.query(`update job_changes set data_version = data_version + 1`);
    await client.query(applicationRows(applications));
    await client.query('vacuum (analyze)');
    const counted = await client.query(`
      select (select count(*) from jobs)::int as jobs, (select count(*) from applications)::int as applications`);
    return counted.rows[0];
  });
}

/** @param {import('pg').Client} client @param {number} copies */
async function indexCopies(client, copies) {
  const own = /** @type {Readonly<Record<string, string>>} */ ({ job_id: 'c.id', posted_at: 'c.posted_at' });
  const names = await readNames(client, 'job_search');
  // For the plan of the join.
  await client.query('analyze jobs, job_search');
  await client.query(`
    insert into job_search (${names.join()}) select ${names.map((name) => own[name] ?? `s.${name}`).join()}
    from jobs c
      join jobs o on o.source <> '${source}' and o.external_id = regexp_replace(c.external_id, '-[0-9]+$', '')
      join job_search s on s.job_id = o.id
    where c.source = '${source}'`);
  await client.query(`update search_words set jobs = jobs * ${copies + 1}`);
}

/** @param {import('pg').Client} client @param {string} table @returns {Promise<string[]>} */
async function readNames(client, table) {
  return (await client.query(columnsOf, [table])).rows.map(({ name }) => name);
}

/** Delivered applications of visitors, spread over the copied jobs and the last year. @param {number} count */
const applicationRows = (count) => `
  insert into applications (id, job_id, file_name, file_size, file_sha256, pages, name, email, language, status, questions_due,
    submitted_at, updated_at, due_at, first_attempt_at, delivered_at, hr_id)
  select md5('application ' || n)::uuid, known.first + n % known.count, 'cv.pdf', 100000 + n % 50000, sha256(n::text::bytea), 1 + n % 3,
    'Pessoa ' || n, 'pessoa' || n || '@gerada.example', 'pt', (array['pending', 'reviewing', 'interview', 'declined'])[1 + n % 4], 0,
    at, at, at, at, at, 'copies-' || n
  from generate_series(1, ${count}) n
    cross join lateral (select now() - interval '365 days' * (n::float8 / ${count}) as at) moment,
    (select min(id) as first, count(*)::int as count from jobs where source = '${source}') known`;

/**
 * Rows and checksum of each logged table of the product. Tables that partitions belong to include them.
 * @param {string} url
 * @returns {Promise<Record<string, string>>}
 */
export function readDigests(url) {
  return withClient(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows: tables } = await client.query(`
      select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relpersistence = 'p'
      order by relname`);
    /** @type {Record<string, string>} */
    const digests = {};
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as digest from ${name} t`,
      );
      digests[name] = rows[0].digest;
    }
    await client.query('commit');
    return digests;
  });
}

/**
 * Tables with a text in any column. The catalogue contains no data about visitors and is not searched.
 * @param {string} url
 * @param {readonly string[]} texts
 * @returns {Promise<string[]>} `users: ana@example.com`
 */
export function findTexts(url, texts) {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query(`
      select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname not in ('jobs', 'job_search', 'search_changes', 'search_words')`);
    const found = [];
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select distinct known as text from ${name} t, unnest($1::text[]) known where strpos(t::text, known) > 0`,
        [texts],
      );
      found.push(...rows.map(({ text }) => `${name}: ${text}`));
    }
    return found;
  });
}

/**
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
