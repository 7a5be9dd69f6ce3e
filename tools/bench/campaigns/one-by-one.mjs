import { importBuilt, importOfApi } from '../search/built.mjs';

/** The simplest implementation: newest jobs of the categories, without places, searches, follows and companies. */
const simple = `
  select j.id from jobs j join categories k on k.id = j.category_id, subscribers s
  where s.id = $1::uuid and j.status = 'open' and (j.closes_at is null or j.closes_at > now())
    and k.slug = any (s.interested_categories) and not j.id = any (s.mailed_jobs)
  order by j.posted_at desc, j.id desc limit 5`;

/**
 * Subscribers per second if each is queried separately: by the same rules, and by the simplest implementation.
 * @param {string} connectionString
 * @param {number} sample
 */
export async function measureOneByOne(connectionString, sample) {
  const { default: pg } = await importOfApi('pg');
  const { referenceMatching } = await importBuilt('api/dist/modules/campaigns/matching/reference-matching.sql.js');
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select id from subscribers s where not exists (select from saved_searches where subscriber_id = s.id) order by id limit $1`,
      [sample],
    );
    /** @param {string} text @param {unknown[]} more */
    const speed = async (text, more) => {
      const began = performance.now();
      for (const { id } of rows) await client.query({ name: text.slice(0, 20), text, values: [id, ...more] });
      return (rows.length * 1000) / (performance.now() - began);
    };
    return { sameRules: await speed(referenceMatching, ['weekly', []]), simplest: await speed(simple, []) };
  } finally {
    await client.end();
  }
}
