import type { Pool } from 'pg';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import type { JobColumns } from './job-columns.ts';
import { emptyFlags, keywordFlag, type KeywordFlags } from './keyword-flags.ts';
import { keywordQueries } from './lexemes.ts';
import type { Word } from './words.ts';

const statement = { name: 'keyword-jobs', text: 'select search_keyword_jobs($1::tsquery) as ids' };

/** Which jobs a keyword finds: text search in PostgreSQL, one look-up in its index for each question. */
export class KeywordMatches {
  constructor(private readonly pool: Pool) {}

  async find(words: readonly Word[], { jobs, words: known }: CatalogueSnapshot): Promise<KeywordFlags> {
    const flags = emptyFlags(jobs.size);
    const forms = words.map((word) => known.formsOf(word));
    if (forms.some(({ plain, accented }) => !plain && !accented)) return flags;
    const queries = keywordQueries(forms);
    const asked = [this.mark(flags, keywordFlag.match, queries.match, jobs)];
    asked.push(this.mark(flags, keywordFlag.title, queries.title, jobs));
    // Where everybody writes it as it was typed, "exact" tells no job from another and is not asked.
    if (forms.some(({ other }) => other)) asked.push(this.mark(flags, keywordFlag.exact, queries.exact, jobs));
    await Promise.all(asked);
    return flags;
  }

  private async mark(flags: KeywordFlags, flag: number, query: string, jobs: JobColumns): Promise<void> {
    const { rows } = await this.pool.query<{ ids: Buffer | null }>({ ...statement, values: [query] });
    const ids = rows[0]?.ids ?? null;
    if (ids === null) return;
    for (let at = 0; at < ids.length; at += 4) {
      const job = jobs.positionOf(ids.readInt32BE(at));
      if (job !== -1) flags[job]! |= flag;
    }
  }
}
