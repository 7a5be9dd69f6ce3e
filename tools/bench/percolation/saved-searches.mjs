/**
 * Saved searches as candidates make them: words of titles and of the whole vocabulary, places with and without a radius, filters.
 */

/** @typedef {(sql: string) => Promise<any[]>} Query */
/** @typedef {Awaited<ReturnType<typeof readNames>>} Names */

/** What searches name. The same in every run. @param {Query} query @param {typeof import('shared-contracts/gazetteer')} gazetteer */
export async function readNames(query, { municipalities, placeNamed }) {
  const jobs = await query(
    `select title, city from jobs where status = 'open' and city is not null order by md5(id::text) limit 50000`,
  );
  const words = await query('select word from search_words where length(word) > 3 order by md5(word)');
  const companies = await query('select id from companies order by id');
  const categories = await query('select slug from categories order by slug');
  return {
    jobs: jobs.map(({ title, city }) => ({
      words: title.split(/[^\p{L}\p{N}+#]+/u).filter((/** @type {string} */ word) => word.length > 2),
      city,
      place: placeNamed(city)?.id ?? null,
    })),
    words: words.map(({ word }) => word),
    companies: companies.map(({ id }) => String(id)),
    categories: categories.map(({ slug }) => slug),
    places: municipalities.map(({ id }) => id),
  };
}

/** Numbers from 0 up to, but not including, 1 (mulberry32). @param {number} seed */
export function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const levels = ['entry', 'junior', 'mid', 'senior', 'expert'];
const types = ['full-time', 'part-time', 'contract', 'internship'];

/**
 * Variables of the search, as in an address of /jobs.
 * @param {Names} names
 * @param {() => number} random
 * @returns {Record<string, string | string[]>}
 */
export function savedSearch(names, random) {
  /** @template T @param {readonly T[]} list */
  const oneOf = (list) => /** @type {T} */ (list[Math.floor(random() * list.length)]);
  const job = oneOf(names.jobs);
  const kind = random();
  /** @type {Record<string, string | string[]>} */
  const search = {};
  if (kind < 0.75) search['keyword'] = keywordOf(job.words, names.words, { random, oneOf });
  if (kind < 0.4 || (kind > 0.75 && kind < 0.92)) {
    const place = job.place === null || random() < 0.2 ? oneOf(names.places) : job.place;
    const km = oneOf(['', '', '_5', '_10', '_15', '_20', '_30', '_50']);
    if (random() < 0.25) search['location'] = job.city;
    else search['place'] = [place + km];
  }
  if (kind > 0.98) search['companyId'] = [oneOf(names.companies)];
  const count = kind < 0.6 ? Math.floor(random() * 1.6) : 1 + Math.floor(random() * 2);
  for (let added = 0; added < count; added++) addFilter(search, names, { random, oneOf });
  return search;
}

/** @typedef {{ random: () => number, oneOf: <T>(list: readonly T[]) => T }} Choice */

/** @param {readonly string[]} title @param {readonly string[]} vocabulary @param {Choice} choice */
function keywordOf(title, vocabulary, { random, oneOf }) {
  const kind = random();
  const at = Math.floor(random() * Math.max(1, title.length - 1));
  const word = title[at] ?? 'gestor';
  if (kind < 0.35) return word;
  if (kind < 0.6) return title.slice(at, at + 2).join(' ');
  if (kind < 0.7) return word.slice(0, 3 + Math.floor(random() * 4));
  if (kind < 0.85) return oneOf(vocabulary);
  return `${word} ${oneOf(vocabulary)}`;
}

/** @param {Record<string, string | string[]>} search @param {Names} names @param {Choice} choice */
function addFilter(search, names, { random, oneOf }) {
  const kind = random();
  if (kind < 0.2) search['workplace'] = [oneOf(['remote', 'hybrid', 'onsite'])];
  else if (kind < 0.4) search['type'] = [oneOf(types)];
  else if (kind < 0.55) search['experienceLevel'] = [oneOf(levels)];
  else if (kind < 0.75) search['category'] = oneOf(names.categories);
  else if (kind < 0.9) search['minPay'] = String(800 + 50 * Math.floor(random() * 60));
  else if (kind < 0.95) search['withPay'] = 'true';
  else search['postedWithin'] = oneOf(['24h', '1w', '1m']);
}
