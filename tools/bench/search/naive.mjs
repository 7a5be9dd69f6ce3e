import { percentile } from '../report.mjs';

/** @typedef {import('./questions.mjs').Question} Question */

/**
 * The simplest search: ILIKE over the texts, one statement for the page and one for its total, no facets. It is called without
 * HTTP, to its advantage.
 * @param {{ query: (sql: string, values: unknown[]) => Promise<unknown> }} client
 * @param {readonly Question[]} questions
 * @param {number} times
 */
export async function naiveMedian(client, questions, times) {
  /** @type {number[]} */
  const taken = [];
  for (let round = 0; round < times; round += 1) {
    const { from, values } = clausesOf(questions[round % questions.length] ?? {});
    const began = performance.now();
    await client.query(`select j.id ${from} order by j.is_featured desc, j.posted_at desc limit 20`, values);
    await client.query(`select count(*) ${from}`, values);
    taken.push(performance.now() - began);
  }
  return percentile(taken, 0.5);
}

/** @param {Question} question */
function clausesOf({ keyword, location, type, experienceLevel, remote, postedWithin }) {
  /** @type {unknown[]} */
  const values = [];
  const conditions = ["j.status = 'open'"];
  /** @param {string | undefined} value @param {(place: string) => string} condition */
  const where = (value, condition) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  const texts = ['j.title', 'c.name', 'k.name', 'j.location', 'j.description', "array_to_string(j.tags, ' ')"];
  where(
    keyword === undefined ? undefined : `%${keyword}%`,
    (at) => `(${texts.map((text) => `${text} ilike ${at}`).join(' or ')})`,
  );
  where(location, (at) => `(j.city ilike ${at} or j.location ilike ${at})`);
  where(type, (at) => `${at} = any (j.job_types)`);
  where(experienceLevel, (at) => `j.experience_level = ${at}`);
  where(remote === undefined ? undefined : 'remote', (at) => `j.workplace = ${at}`);
  where(postedWithin === undefined ? undefined : days[postedWithin], (at) => `j.posted_at > now() - ${at}::interval`);
  const from = 'from jobs j join companies c on c.id = j.company_id left join categories k on k.id = j.category_id';
  return { from: `${from} where ${conditions.join(' and ')}`, values };
}

/** @type {Record<string, string>} */
const days = { '1w': '7 days', '1m': '30 days' };
