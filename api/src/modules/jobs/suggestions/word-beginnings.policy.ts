import { firstIndex } from '../search/catalogue/sorted-list.policy.ts';
import { termsOf } from '../search/terms.parser.ts';

/** The folded words of a text, connectives included. */
export const foldedWords = (text: string): string[] => termsOf(text).map(({ folded }) => folded);

/** More words are no beginning of a name. They are ignored. */
const maxBeginnings = 20;

/** Texts by the beginnings of their words. A text has the number of its place in the list. */
export class WordBeginnings {
  private constructor(
    private readonly size: number,
    private readonly words: readonly string[],
    /** By word, the numbers of the texts. */
    private readonly numbers: readonly (readonly number[])[],
  ) {}

  /** @param texts the folded words of each text */
  static of(texts: readonly (readonly string[])[]): WordBeginnings {
    const numbersOf = new Map<string, number[]>();
    for (const [number, words] of texts.entries()) {
      for (const word of words) {
        const numbers = numbersOf.get(word);
        if (numbers === undefined) numbersOf.set(word, [number]);
        else numbers.push(number);
      }
    }
    const words = [...numbersOf.keys()].toSorted((a, b) => (a < b ? -1 : 1));
    return new WordBeginnings(
      texts.length,
      words,
      words.map((word) => numbersOf.get(word)!),
    );
  }

  /** The first texts in which each of the beginnings begins a word: their numbers, ascending. */
  find(beginnings: readonly string[], count = Infinity): number[] {
    const wanted = beginnings.slice(0, maxBeginnings);
    /** By text, the number of beginnings that it has, counted from the first as long as none is missing. */
    const marks = new Uint8Array(this.size);
    for (const [place, beginning] of wanted.entries()) this.mark(marks, beginning, place);
    const found: number[] = [];
    for (let number = 0; number < this.size && found.length < count; number++) {
      if (wanted.length > 0 && marks[number] === wanted.length) found.push(number);
    }
    return found;
  }

  private mark(marks: Uint8Array, beginning: string, place: number): void {
    const first = firstIndex(this.words.length, (at) => this.words[at]! < beginning);
    for (let at = first; at < this.words.length && this.words[at]!.startsWith(beginning); at++) {
      for (const number of this.numbers[at]!) if (marks[number] === place) marks[number] = place + 1;
    }
  }
}
