import { firstIndex } from './first-index.ts';
import type { WordForms } from './lexemes.ts';
import type { KeywordWord, Word } from './words.ts';

/** How the jobs that have a word, or one that begins with it, write it. */
export interface FoundForms extends WordForms {
  /** Some job writes it otherwise than it was asked for. */
  other: boolean;
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const compare = (a: Word, b: Word) => compareTexts(a.folded, b.folded) || compareTexts(a.form, b.form);

/** The vocabulary of the open jobs: which forms of a word exist, so that PostgreSQL is asked for those alone. */
export class KnownWords {
  /** @param words in the order of `compare` */
  private constructor(private readonly words: readonly Word[]) {}

  static of(words: readonly Word[]): KnownWords {
    return new KnownWords(words.toSorted(compare));
  }

  /** What is known once each of these words has come or gone. @param present those of them that are there now */
  changed(forms: readonly string[], present: readonly Word[]): KnownWords {
    if (forms.length === 0) return this;
    const outdated = new Set(forms);
    const words = this.words.filter(({ form }) => !outdated.has(form));
    for (const word of present) {
      const place = firstIndex(words.length, (index) => compare(words[index]!, word) < 0);
      words.splice(place, 0, word);
    }
    return new KnownWords(words);
  }

  /** Looks at words until all is known, so a single letter costs no more than a whole word. */
  formsOf(word: KeywordWord): FoundForms {
    const found = { ...word, plain: false, accented: false, other: false };
    const first = firstIndex(this.words.length, (index) => this.words[index]!.folded < word.folded);
    const fits = (folded: string) => (word.isWhole ? folded === word.folded : folded.startsWith(word.folded));
    for (let at = first; at < this.words.length && fits(this.words[at]!.folded); at++) {
      const { form, folded } = this.words[at]!;
      if (form === folded) found.plain = true;
      else found.accented = true;
      if (!form.startsWith(word.form)) found.other = true;
      if (found.plain && found.accented && found.other) break;
    }
    return found;
  }

  /** Whether some job has this word, or one that begins with it. */
  has(word: KeywordWord): boolean {
    const { plain, accented } = this.formsOf(word);
    return plain || accented;
  }
}
