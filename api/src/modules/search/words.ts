import { firstCharacters, fold } from 'shared-contracts';

/** One word of a text: as it was written, in lower case, and with its accents folded. */
export interface Word {
  form: string;
  folded: string;
}

/** Letters and digits; "c++" and "c#" keep their signs. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*[+#]*/gu;
const invisible = /\p{Cf}/gu;

/** Most words; folding costs more than asking. */
const isPlain = /^[a-z0-9+#]*$/;

/** Longer "words" are data that someone pasted; they are cut alike in jobs and in keywords. */
const longestWord = 60;

/**
 * The words of a text, in order. Jobs, keywords and the reference implementation are all read with this function, so
 * that PostgreSQL only ever compares finished words.
 */
export const wordsOf = (text: string): Word[] => Array.from(plainOf(text).matchAll(word), ([found]) => toWord(found));

const plainOf = (text: string) => text.normalize('NFKC').replaceAll(invisible, '').toLowerCase();

function toWord(found: string): Word {
  const form = firstCharacters(found, longestWord);
  return { form, folded: isPlain.test(form) ? form : fold(form) };
}

/** A word that is asked for. */
export interface KeywordWord extends Word {
  /** As it was typed, in lower case: ".net". */
  typed: string;
  /** Not the beginning of a longer word: "network" is no ".net", and "relatórios" is no "R". */
  isWhole: boolean;
}

/** A point that begins a name, as in ".NET"; one that follows a letter or digit ends a sentence or parts words. */
const namePoint = /(?<![\p{L}\p{N}])\.$/u;

/** A letter that is a language of its own, as "R" and "C" are; these are words of Portuguese or English. */
const isLetterName = (folded: string) => folded.length === 1 && !/[aeio\d]/.test(folded);

/** The different words of a keyword, in order. */
export function keywordWords(keyword: string): KeywordWord[] {
  const plain = plainOf(keyword);
  const words = Array.from(plain.matchAll(word), ({ 0: found, index }) => {
    const hasPoint = namePoint.test(plain.slice(Math.max(0, index - 2), index));
    const { form, folded } = toWord(found);
    return { form, folded, typed: hasPoint ? `.${form}` : form, isWhole: hasPoint || isLetterName(folded) };
  });
  return [...new Map(words.map((found) => [found.typed, found])).values()];
}
