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
export function wordsOf(text: string): Word[] {
  const plain = text.normalize('NFKC').replaceAll(invisible, '').toLowerCase();
  return Array.from(plain.matchAll(word), ([found]) => {
    const form = firstCharacters(found, longestWord);
    return { form, folded: isPlain.test(form) ? form : fold(form) };
  });
}

/** The different words of a keyword, in order. */
export function keywordWords(keyword: string): Word[] {
  const byForm = new Map(wordsOf(keyword).map((found) => [found.form, found]));
  return [...byForm.values()];
}
