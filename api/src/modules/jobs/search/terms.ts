import { firstCharacters, fold } from 'shared-contracts';

/** One term of a text: as written in lower case, and with folded accents. */
export interface Term {
  form: string;
  folded: string;
}

/** Letters and digits; "c++" and "c#" include their signs. */
const termPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*[+#]*/gu;
const invisible = /\p{Cf}/gu;

/** Most terms match this, and the test is cheaper than folding. */
const isPlain = /^[a-z0-9+#]*$/;

/** Longer terms are pasted data. They are truncated in jobs and in keywords alike. */
const longestTerm = 60;

/**
 * The terms of a text, in order. Jobs, keywords and the reference implementation use this function, so PostgreSQL only
 * compares complete terms.
 */
export const termsOf = (text: string): Term[] =>
  Array.from(plainOf(text).matchAll(termPattern), ([found]) => toTerm(found));

const plainOf = (text: string) => text.normalize('NFKC').replaceAll(invisible, '').toLowerCase();

function toTerm(found: string): Term {
  const form = firstCharacters(found, longestTerm);
  return { form, folded: isPlain.test(form) ? form : fold(form) };
}

/** A term of a keyword. */
export interface KeywordTerm extends Term {
  /** As typed, in lower case: ".net". */
  typed: string;
  /** Whether it matches whole terms only: "network" does not match ".net", and "relatórios" does not match "R". */
  isWhole: boolean;
}

/** A point that begins a name, as in ".NET". A point after a letter or digit ends a sentence or separates terms. */
const namePoint = /(?<![\p{L}\p{N}])\.$/u;

/**
 * A letter that is the name of a programming language, such as "R" and "C". The excluded letters are words of
 * Portuguese or English.
 */
const isLetterName = (folded: string) => folded.length === 1 && !/[aeio\d]/.test(folded);

/** The distinct terms of a keyword, in order. */
export function keywordTerms(keyword: string): KeywordTerm[] {
  const plain = plainOf(keyword);
  const terms = Array.from(plain.matchAll(termPattern), ({ 0: found, index }) => {
    const hasPoint = namePoint.test(plain.slice(Math.max(0, index - 2), index));
    const { form, folded } = toTerm(found);
    return { form, folded, typed: hasPoint ? `.${form}` : form, isWhole: hasPoint || isLetterName(folded) };
  });
  return [...new Map(terms.map((found) => [found.typed, found])).values()];
}
