import { importOfApi } from './built.mjs';

/**
 * Classes of queries with their share in the mix (reference/search-performance.md §3).
 * @typedef {'none' | 'city' | 'mid' | 'common' | 'combo' | 'filter' | 'rare'} QuestionClass
 */

/** Parameters of `GET /api/proxy/job-search`. @typedef {Record<string, string>} Question */

/** @typedef {Record<QuestionClass, Question[]>} Questions */

/** @type {Readonly<Record<QuestionClass, number>>} */
const shares = { none: 25, city: 20, mid: 25, common: 10, combo: 15, filter: 5, rare: 0 };
const mixLength = 400;
const perClass = 40;

const filters = [
  { type: 'full-time', experienceLevel: 'mid' },
  { type: 'part-time', postedWithin: '1w' },
  { remote: 'true', experienceLevel: 'senior' },
  { type: 'contract', postedWithin: '1m' },
];

/**
 * Selects words by the number of open jobs that contain them, and the cities with the most jobs.
 * @param {(sql: string) => Promise<any[]>} query
 * @returns {Promise<Questions>}
 */
export async function chooseQuestions(query) {
  const [{ open }] = await query('select count(*)::int as open from job_search');
  const words = await query(
    'select folded as word, jobs from search_words where word = folded and length(word) > 3 order by word',
  );
  const cities = await query(
    'select city, count(*) from jobs where city is not null group by 1 order by 2 desc limit 12',
  );
  /** @param {number} least @param {number} most @returns {string[]} */
  const between = (least, most) => words.filter(({ jobs }) => jobs >= least && jobs <= most).map(({ word }) => word);
  const mid = spread(between(open * 0.01, open * 0.05), perClass);
  const common = words.toSorted((a, b) => Math.abs(a.jobs - open * 0.38) - Math.abs(b.jobs - open * 0.38)).slice(0, 5);
  const rare = spread(between(2, Math.max(5, open * 0.0005)), perClass);
  return {
    none: Array.from({ length: 5 }, (_, index) => (index === 0 ? {} : { page: String(index + 1) })),
    city: cities.map(({ city }) => ({ location: city })),
    mid: mid.map((keyword) => ({ keyword })),
    common: common.map(({ word }) => ({ keyword: word })),
    combo: mid.map((keyword, index) => ({ keyword, location: cities[index % cities.length].city, type: 'full-time' })),
    filter: filters,
    rare: rare.map((keyword) => ({ keyword })),
  };
}

/**
 * Addresses of the suggestions while the most frequent words of titles are typed, one per character.
 * @param {(query: string) => Promise<any[]>} query
 * @returns {Promise<string[]>}
 */
export async function chooseTyped(query) {
  const words = await query(
    `select word from jobs, regexp_split_to_table(lower(title), '[^[:alpha:]]+') word
     where status = 'open' and length(word) > 3 group by word order by count(*) desc limit 40`,
  );
  return words.flatMap(({ word }) =>
    Array.from(word, (_, at) => `/api/proxy/suggestions?text=${encodeURIComponent(word.slice(0, at + 1))}`),
  );
}

/** @param {Question} question */
export function addressOf(question) {
  const query = new URLSearchParams(question).toString();
  return query === '' ? '/api/proxy/job-search' : `/api/proxy/job-search?${query}`;
}

/**
 * Addresses of all classes by their shares, mixed and identical in every run.
 * @param {Questions} questions
 */
export function mixOf(questions) {
  const all = Object.entries(shares).flatMap(([name, share]) => {
    const own = questions[/** @type {QuestionClass} */ (name)];
    return Array.from({ length: (mixLength * share) / 100 }, (_, index) => addressOf(own[index % own.length] ?? {}));
  });
  // 149 and the length are coprime: every address occurs once, distant from similar ones.
  return all.map((_, index) => all[(index * 149) % all.length] ?? '');
}

/**
 * Evenly spaced elements of a list.
 * @param {readonly string[]} list
 * @param {number} count
 */
function spread(list, count) {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, index) => list[Math.floor(index * step)] ?? '');
}

/**
 * The mix for the catalogue of a database.
 * @param {string} connectionString
 */
export async function readMix(connectionString) {
  const { default: pg } = await importOfApi('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return mixOf(await chooseQuestions(async (sql) => (await client.query(sql)).rows));
  } finally {
    await client.end();
  }
}
