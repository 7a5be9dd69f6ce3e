import type { Pool } from 'pg';
import type { JobColumns } from './job-columns.ts';
import { keywordFlag, type KeywordFlags } from './keyword-flags.ts';
import { keywordQueries } from './lexemes.ts';
import type { Word } from './words.ts';

const idsStatement = {
  name: 'keyword-matches',
  text: `select string_agg(int4send(job_id), ''::bytea) as ids from job_search where document @@ $1::tsquery`,
};

/** Whether some word that the keyword finds is written with other accents than the keyword's. */
const formsStatement = {
  name: 'keyword-forms',
  text: `select exists (select from search_words where folded like $1 and word not like $2) as differ`,
};

/** Which jobs a keyword finds: text search in PostgreSQL, one GIN look-up for each question. */
export class KeywordMatches {
  constructor(private readonly pool: Pool) {}

  async find(words: readonly Word[], jobs: JobColumns): Promise<KeywordFlags> {
    const queries = keywordQueries(words);
    const flags = new Uint8Array(jobs.size);
    const asked = [this.mark(flags, keywordFlag.match, queries.match, jobs)];
    asked.push(this.mark(flags, keywordFlag.title, queries.title, jobs));
    if (await this.accentsMatter(words)) asked.push(this.mark(flags, keywordFlag.exact, queries.exact, jobs));
    await Promise.all(asked);
    return flags;
  }

  private async mark(flags: KeywordFlags, flag: number, query: string, jobs: JobColumns): Promise<void> {
    const { rows } = await this.pool.query<{ ids: Buffer | null }>({ ...idsStatement, values: [query] });
    const ids = rows[0]?.ids ?? null;
    if (ids === null) return;
    for (let at = 0; at < ids.length; at += 4) {
      const job = jobs.position.get(ids.readInt32BE(at));
      if (job !== undefined) flags[job]! |= flag;
    }
  }

  /** Where every form of the words is the typed one, "exact" tells no job from another and is not asked. */
  private async accentsMatter(words: readonly Word[]): Promise<boolean> {
    const answers = await Promise.all(words.map((word) => this.hasOtherForm(word)));
    return answers.includes(true);
  }

  private async hasOtherForm({ form, folded }: Word): Promise<boolean> {
    const values = [`${folded}%`, `${form}%`];
    const { rows } = await this.pool.query<{ differ: boolean }>({ ...formsStatement, values });
    return rows[0]!.differ;
  }
}
