import type { Pool } from 'pg';
import type { TermDictionary } from './term-dictionary.ts';
import type { KeywordTerm } from './terms.ts';

/**
 * Sorted by trigram similarity, then by frequency, then alphabetically. Forms that differ only in accents are compared
 * as one term.
 */
const statement = {
  name: 'nearest-word',
  text: `
    select word from search_words where folded % $1
    order by similarity(folded, $1) desc, jobs desc, word collate "C" limit 1
  `,
};

/** Shorter terms have too few trigrams for a similarity. Names such as ".NET" are not corrected. */
const shortestCorrectable = 4;

/** Corrects a keyword without matches to terms that open jobs use. */
export class Spelling {
  constructor(private readonly pool: Pool) {}

  /** The keyword with its unknown terms replaced; null if all terms are known or an unknown term has no near one. */
  async correct(terms: readonly KeywordTerm[], known: TermDictionary): Promise<string | null> {
    const corrected = await Promise.all(terms.map((term) => this.correctTerm(term, known)));
    if (corrected.every((term, index) => term === terms[index]!.typed)) return null;
    return corrected.includes(null) ? null : corrected.join(' ');
  }

  private async correctTerm(term: KeywordTerm, known: TermDictionary): Promise<string | null> {
    const { typed, folded, isWhole } = term;
    if (known.has(term)) return typed;
    if (isWhole || folded.length < shortestCorrectable) return null;
    const { rows } = await this.pool.query<{ word: string }>({ ...statement, values: [folded] });
    return rows[0]?.word ?? null;
  }
}
