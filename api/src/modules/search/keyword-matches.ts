import type { Pool } from 'pg';
import type { JobColumns } from './job-columns.ts';
import { keywordFlag, type KeywordFlags } from './keyword-flags.ts';
import { keywordQueries, type WordForms } from './lexemes.ts';
import type { Word } from './words.ts';

const idsStatement = { name: 'keyword-jobs', text: 'select search_keyword_jobs($1::tsquery) as ids' };

const formsStatement = {
  name: 'word-forms',
  text: `select
    exists (select from search_words where folded like $1 and word = folded) as plain,
    exists (select from search_words where folded like $1 and word <> folded) as accented,
    exists (select from search_words where folded like $1 and word not like $2) as other`,
};

interface FoundForms extends WordForms {
  /** Some job writes it otherwise than it was typed. */
  other: boolean;
}

/** Which jobs a keyword finds: text search in PostgreSQL, one look-up in its index for each question. */
export class KeywordMatches {
  constructor(private readonly pool: Pool) {}

  async find(words: readonly Word[], jobs: JobColumns): Promise<KeywordFlags> {
    const flags = new Uint8Array(jobs.size);
    const forms = await Promise.all(words.map((word) => this.formsOf(word)));
    if (forms.some(({ plain, accented }) => !plain && !accented)) return flags;
    const queries = keywordQueries(forms);
    const asked = [this.mark(flags, keywordFlag.match, queries.match, jobs)];
    asked.push(this.mark(flags, keywordFlag.title, queries.title, jobs));
    // Where everybody writes it as it was typed, "exact" tells no job from another and is not asked.
    if (forms.some(({ other }) => other)) asked.push(this.mark(flags, keywordFlag.exact, queries.exact, jobs));
    await Promise.all(asked);
    return flags;
  }

  private async formsOf(word: Word): Promise<FoundForms> {
    const values = [`${word.folded}%`, `${word.form}%`];
    const { rows } = await this.pool.query<Omit<FoundForms, keyof Word>>({ ...formsStatement, values });
    return { ...word, ...rows[0]! };
  }

  private async mark(flags: KeywordFlags, flag: number, query: string, jobs: JobColumns): Promise<void> {
    const { rows } = await this.pool.query<{ ids: Buffer | null }>({ ...idsStatement, values: [query] });
    const ids = rows[0]?.ids ?? null;
    if (ids === null) return;
    for (let at = 0; at < ids.length; at += 4) {
      const job = jobs.positionOf(ids.readInt32BE(at));
      if (job !== -1) flags[job]! |= flag;
    }
  }
}
