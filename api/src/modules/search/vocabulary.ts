import type { ClientBase } from 'pg';
import { fold } from 'shared-contracts';

const countIndexed = `
  select word, count(*)::int as jobs
  from job_search, unnest(tsvector_to_array(document)) word
  where job_id = any ($1) and left(word, 1) not in ('=', '~')
  group by word
`;

const add = `
  insert into search_words (word, folded, jobs)
  select * from unnest($1::text[], $2::text[], $3::int[])
  on conflict (word) do update set jobs = search_words.jobs + excluded.jobs
`;

/**
 * What a refresh of the index does to the vocabulary, word by word. It is written once, at the end: a job that changed
 * keeps most of its words, and those need no writing.
 */
export class VocabularyChange {
  private readonly jobs = new Map<string, number>();

  /** Takes out the words of these jobs, as they are indexed now. */
  async forget(client: ClientBase, jobIds: readonly number[]): Promise<void> {
    const { rows } = await client.query<{ word: string; jobs: number }>(countIndexed, [jobIds]);
    for (const { word, jobs } of rows) this.change(word, -jobs);
  }

  /** Adds the different words of one job. */
  learn(words: readonly string[]): void {
    for (const word of words) this.change(word, 1);
  }

  async save(client: ClientBase): Promise<void> {
    // In one order for all writers, so that two of them cannot wait for each other.
    const changed = [...this.jobs].filter(([, jobs]) => jobs !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
    if (changed.length === 0) return;
    const words = changed.map(([word]) => word);
    await client.query(add, [words, words.map(fold), changed.map(([, jobs]) => jobs)]);
    await client.query('delete from search_words where word = any ($1) and jobs <= 0', [words]);
  }

  private change(word: string, jobs: number): void {
    this.jobs.set(word, (this.jobs.get(word) ?? 0) + jobs);
  }
}
