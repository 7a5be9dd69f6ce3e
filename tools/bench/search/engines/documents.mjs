import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { importOfApi } from '../built.mjs';

/** The attributes of the product in its order (`attributeFilters`), and the combination of places. Engines store each as a number. */
export const attributeColumns = ['category_id', 'pay_kind', 'types', 'schedules', 'level', 'workplace', 'language'];
export const facetColumns = [...attributeColumns, 'places'];

/** The columns of the file of documents. Times are in seconds. */
export const documentColumns = ['id', 'title', 'body', 'posted', 'closes', 'featured', ...facetColumns];

/** The greatest number that every engine compares correctly. */
const never = 2_147_483_647;
const seconds = (/** @type {string} */ time) => `least(ceil(extract(epoch from ${time})), ${never})::bigint`;
const declare = `declare documents no scroll cursor for select job_id as id, floor(extract(epoch from posted_at))::bigint as posted,
  ${seconds(`coalesce(closes_at, 'infinity')`)} as closes,
  case when is_featured then ${seconds(`coalesce(featured_until, 'infinity')`)} else 0 end as featured,
  ${attributeColumns.map((column) => `coalesce(${column}, 0) as ${column}`).join(', ')},
  (select string_agg(place::text, ',' order by place) from unnest(places) place) as places, document::text as document
  from job_search order by job_id`;

/**
 * Writes the open jobs as lines of tab-separated columns, with the product's own terms as text, so that no tokenizer makes a
 * difference. Terms are folded.
 * @param {string} databaseUrl
 * @param {string} file
 * @returns {Promise<{ jobs: number, placeSets: readonly (readonly number[])[] }>} Place ids by number of their combination.
 */
export async function writeDocuments(databaseUrl, file) {
  const { default: pg } = await importOfApi('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  const output = createWriteStream(file);
  /** @type {Map<string, number>} */
  const placeSets = new Map();
  let jobs = 0;
  await client.connect();
  try {
    await client.query('begin read only');
    await client.query(declare);
    for (;;) {
      const { rows } = await client.query('fetch 5000 from documents');
      if (rows.length === 0) break;
      const lines = rows.map((/** @type {any} */ row) => toLine(row, placeSets));
      jobs += rows.length;
      if (!output.write(lines.join(''))) await once(output, 'drain');
    }
  } finally {
    await client.end();
    output.end();
    await once(output, 'close');
  }
  return {
    jobs,
    placeSets: [...placeSets.keys()].map((ids) => (ids === '' ? [] : ids.split(',').map(Number))),
  };
}

/** @param {Record<string, string>} row @param {Map<string, number>} placeSets */
function toLine(row, placeSets) {
  const places = row['places'] ?? '';
  const number = placeSets.get(places) ?? placeSets.size;
  placeSets.set(places, number);
  const { title, body } = textsOf(row['document'] ?? '');
  const values = { ...row, title, body, places: number };
  return `${documentColumns.map((column) => values[/** @type {'title'} */ (column)]).join('\t')}\n`;
}

/** Written with accents: the folded form follows as a lexeme of its own. */
const isWritten = /[^\p{ASCII}]/u;

/** @param {string} document Lexemes in quotes; `=` marks those of the title, `~` folded ones (terms.parser.ts). */
function textsOf(document) {
  const lexemes = document.slice(1, -1).split("' '");
  const folded = (/** @type {readonly string[]} */ all) =>
    all.filter((one) => !isWritten.test(one)).map((one) => asWord(one.replace('~', '')));
  return {
    title: folded(lexemes.filter((one) => one.startsWith('=')).map((one) => one.slice(1))).join(' '),
    body: folded(lexemes.filter((one) => !one.startsWith('='))).join(' '),
  };
}

/** A term as a word of letters, digits and underscores, which every engine accepts; no term contains an underscore. */
export const asWord = (/** @type {string} */ term) => term.replaceAll('+', '_p').replaceAll('#', '_h');
