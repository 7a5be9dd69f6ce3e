import { firstIndex } from './first-index.ts';
import type { WordForms } from './lexemes.ts';
import type { Word } from './words.ts';

/** How the jobs that have a word, or one that begins with it, write it. */
export interface FoundForms extends WordForms {
  /** Some job writes it otherwise than it was asked for. */
  other: boolean;
}

const compare = (a: Word, b: Word) => (a.folded < b.folded ? -1 : Number(a.folded > b.folded));

/** The vocabulary of the open jobs: which forms of a word exist, so that PostgreSQL is asked for those alone. */
export class KnownWords {
  private readonly words: readonly Word[];

  constructor(words: readonly Word[]) {
    this.words = words.toSorted(compare);
  }

  /** Looks at words until all is known, so a single letter costs no more than a whole word. */
  formsOf(word: Word): FoundForms {
    const found = { ...word, plain: false, accented: false, other: false };
    const first = firstIndex(this.words.length, (index) => this.words[index]!.folded < word.folded);
    for (let at = first; this.words[at]?.folded.startsWith(word.folded); at++) {
      const { form, folded } = this.words[at]!;
      if (form === folded) found.plain = true;
      else found.accented = true;
      if (!form.startsWith(word.form)) found.other = true;
      if (found.plain && found.accented && found.other) break;
    }
    return found;
  }

  /** Whether some job has this word, or one that begins with it. */
  has(word: Word): boolean {
    const { plain, accented } = this.formsOf(word);
    return plain || accented;
  }
}
