import type { ClientBase } from 'pg';
import { fold } from 'shared-contracts';

const forget = `
  with gone as (
    select word, count(*)::int as jobs
    from job_search, unnest(tsvector_to_array(document)) word
    where job_id = any ($1) and left(word, 1) not in ('=', '~')
    group by word
  ), counted as (
    update search_words known set jobs = known.jobs - gone.jobs from gone where known.word = gone.word
    returning known.word, known.jobs
  )
  select array_agg(word) as unused from counted where jobs <= 0
`;

const learn = `
  insert into search_words (word, folded, jobs)
  select * from unnest($1::text[], $2::text[], $3::int[])
  on conflict (word) do update set jobs = search_words.jobs + excluded.jobs
`;

/** Takes the words of these jobs, as they are indexed now, out of the vocabulary. */
export async function forgetWordsOf(client: ClientBase, jobIds: readonly number[]): Promise<void> {
  const { rows } = await client.query<{ unused: string[] | null }>(forget, [jobIds]);
  const unused = rows[0]?.unused ?? null;
  if (unused !== null) await client.query('delete from search_words where word = any ($1)', [unused]);
}

/** Adds the words of jobs to the vocabulary: one list of different words for each job. */
export async function learnWords(client: ClientBase, words: readonly (readonly string[])[]): Promise<void> {
  const jobs = new Map<string, number>();
  for (const word of words.flat()) jobs.set(word, (jobs.get(word) ?? 0) + 1);
  if (jobs.size === 0) return;
  const known = [...jobs.keys()];
  await client.query(learn, [known, known.map(fold), [...jobs.values()]]);
}
