import { firstCharacters, fold } from 'shared-contracts';
import { abbreviations } from './words/synonyms.ts';

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
const maxTermLength = 60;

/**
 * The terms of a text, in order. Jobs, keywords and the reference implementation use this function, so PostgreSQL only
 * compares complete terms.
 */
export const termsOf = (text: string): Term[] =>
  Array.from(plainOf(text).matchAll(termPattern), ([found]) => toTerm(found));

const plainOf = (text: string) => text.normalize('NFKC').replaceAll(invisible, '').toLowerCase();

export const foldTerm = (form: string): string => (isPlain.test(form) ? form : fold(form));

function toTerm(found: string): Term {
  const form = firstCharacters(found, maxTermLength);
  return { form, folded: foldTerm(form) };
}

/** A term of a keyword. */
export interface KeywordTerm extends Term {
  /** As typed, in lower case: ".net". */
  typed: string;
  /** Whether it matches whole terms only: "network" does not match ".net", "relatórios" not "R", and "tipo" not "TI". */
  isWhole: boolean;
}

/** A dot that begins a name, as in ".NET". A dot after a letter or digit ends a sentence or separates terms. */
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
    const isWhole = hasPoint || isLetterName(folded) || abbreviations.has(folded);
    return { form, folded, typed: hasPoint ? `.${form}` : form, isWhole };
  });
  return [...new Map(terms.map((found) => [found.typed, found])).values()];
}

/** The texts of a job that keywords are matched against (DESIGN §5). */
interface SearchableTexts {
  title: string;
  company: string;
  category: string | null;
  city: string | null;
  location: string | null;
  tags: readonly string[];
  /** Sanitized HTML. */
  description: string;
}

/** Prefix of a title's lexemes. No term begins with this character, so lexemes are unambiguous. */
export const inTitle = '=';
/** Prefix of the folded form of a term that was written with accents. */
export const unaccented = '~';

const tag = /<[^<>]*>/g;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** Text of sanitized HTML for `termsOf`: tags and unknown references separate terms. sanitize-html writes few references. */
export function searchTextOf(html: string): string {
  return html.replaceAll(tag, ' ').replaceAll(/&\w+;/g, (entity) => entities[entity] ?? ' ');
}

function lexemesOfTerm({ form, folded }: Term, marker: string): string[] {
  return form === folded ? [marker + form] : [marker + form, marker + unaccented + folded];
}

/**
 * All lexemes that a keyword can match. Weights are not used: GIN does not store them, so they would require reading
 * every row.
 */
export function lexemesOf(texts: SearchableTexts): string[] {
  const title = termsOf(texts.title);
  const { company, category, city, location, tags, description } = texts;
  const rest = termsOf([company, category, city, location, ...tags, searchTextOf(description)].join('\n'));
  const plain = [...title, ...rest].flatMap((found) => lexemesOfTerm(found, ''));
  return [...new Set([...plain, ...title.flatMap((found) => lexemesOfTerm(found, inTitle))])];
}

/** The terms among a job's lexemes, as written. */
export function writtenTerms(lexemes: readonly string[]): string[] {
  return lexemes.filter((lexeme) => !lexeme.startsWith(inTitle) && !lexeme.startsWith(unaccented));
}

/**
 * Formats lexemes as `::tsvector` input. Lexemes contain only letters, digits and the prefixes above, so they never
 * contain quotes.
 */
export const toTsvector = (lexemes: readonly string[]) => lexemes.map((lexeme) => `'${lexeme}'`).join(' ');
