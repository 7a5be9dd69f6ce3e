import type { ClientBase } from 'pg';
import { fold } from 'shared-contracts';

const countIndexed = `
  select word, count(*)::int as jobs
  from job_search, unnest(tsvector_to_array(document)) word
  where job_id = any ($1) and left(word, 1) not in ('=', '~')
  group by word
`;

const addTerms = `
  insert into search_words (word, folded, jobs)
  select * from unnest($1::text[], $2::text[], $3::int[])
  on conflict (word) do update set jobs = search_words.jobs + excluded.jobs
`;

/**
 * The change of the vocabulary during an index refresh, as a difference per term. It is written once at the end: a
 * changed job retains most of its terms, and those need no write.
 */
export class VocabularyChange {
  private readonly jobs = new Map<string, number>();

  /** Subtracts the indexed terms of these jobs. */
  async remove(client: ClientBase, jobIds: readonly number[]): Promise<void> {
    const { rows } = await client.query<{ word: string; jobs: number }>(countIndexed, [jobIds]);
    for (const { word, jobs } of rows) this.change(word, -jobs);
  }

  /** Adds the distinct terms of one job. */
  add(terms: readonly string[]): void {
    for (const term of terms) this.change(term, 1);
  }

  async save(client: ClientBase): Promise<void> {
    // All writers use the same order, which prevents deadlocks.
    const changed = [...this.jobs].filter(([, jobs]) => jobs !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
    if (changed.length === 0) return;
    const terms = changed.map(([term]) => term);
    await client.query(addTerms, [terms, terms.map(fold), changed.map(([, jobs]) => jobs)]);
    await client.query('delete from search_words where word = any ($1) and jobs <= 0', [terms]);
  }

  private change(term: string, jobs: number): void {
    this.jobs.set(term, (this.jobs.get(term) ?? 0) + jobs);
  }
}
