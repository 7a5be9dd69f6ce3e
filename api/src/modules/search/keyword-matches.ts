import type { Pool } from 'pg';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import type { JobColumns } from './job-columns.ts';
import { emptyFlags, keywordFlag, type KeywordFlags } from './keyword-flags.ts';
import { keywordQueries } from './lexemes.ts';
import type { Word } from './words.ts';

const questions = ['match', 'title', 'exact'] as const;

/** Four bytes for each job; null where none was found. */
type FoundIds = Record<(typeof questions)[number], Buffer | null>;

/** All in one round trip; a null is not asked. */
const statement = {
  name: 'keyword-jobs',
  text: `select search_keyword_jobs($1::tsquery) as match, search_keyword_jobs($2::tsquery) as title,
    search_keyword_jobs($3::tsquery) as exact`,
};

/** Which jobs a keyword finds: text search in PostgreSQL, one look-up in its index for each question. */
export class KeywordMatches {
  constructor(private readonly pool: Pool) {}

  async find(words: readonly Word[], { jobs, words: known }: CatalogueSnapshot): Promise<KeywordFlags> {
    const flags = emptyFlags(jobs.size);
    if (!words.every((word) => known.has(word))) return flags;
    const forms = words.map((word) => known.formsOf(word));
    const queries = keywordQueries(forms);
    // Where everybody writes it as it was typed, "exact" tells no job from another and is not asked.
    const exact = forms.some(({ other }) => other) ? queries.exact : null;
    const values = [queries.match, queries.title, exact];
    const { rows } = await this.pool.query<FoundIds>({ ...statement, values });
    for (const name of questions) mark(flags, keywordFlag[name], rows[0]![name], jobs);
    return flags;
  }
}

function mark(flags: KeywordFlags, flag: number, ids: Buffer | null, jobs: JobColumns): void {
  if (ids === null) return;
  for (let at = 0; at < ids.length; at += 4) {
    const job = jobs.positionOf(ids.readInt32BE(at));
    if (job !== -1) flags[job]! |= flag;
  }
}
