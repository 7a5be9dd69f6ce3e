import type { Pool } from 'pg';
import type { KnownWords } from './known-words.ts';
import type { KeywordWord } from './words.ts';

/** Nearest by shared trigrams, then the more frequent word, then the alphabet. Forms with other accents are one word. */
const statement = {
  name: 'nearest-word',
  text: `
    select word from search_words where folded % $1
    order by similarity(folded, $1) desc, jobs desc, word collate "C" limit 1
  `,
};

/** Shorter words have too few trigrams to be near anything. Names, as ".NET", are not corrected. */
const shortestCorrectable = 4;

/** Finds what a keyword that finds nothing was meant to be, in the words that open jobs use. */
export class Spelling {
  constructor(private readonly pool: Pool) {}

  /** The keyword with its unknown words replaced; null when all words are known or nothing is near. */
  async correct(words: readonly KeywordWord[], known: KnownWords): Promise<string | null> {
    const corrected = await Promise.all(words.map((word) => this.correctWord(word, known)));
    if (corrected.every((word, index) => word === words[index]!.typed)) return null;
    return corrected.includes(null) ? null : corrected.join(' ');
  }

  private async correctWord(word: KeywordWord, known: KnownWords): Promise<string | null> {
    const { typed, folded, isWhole } = word;
    if (known.has(word)) return typed;
    if (isWhole || folded.length < shortestCorrectable) return null;
    const { rows } = await this.pool.query<{ word: string }>({ ...statement, values: [folded] });
    return rows[0]?.word ?? null;
  }
}
