import type { FoundWord } from '../term-dictionary.cache.ts';
import { inTitle, unaccented, type KeywordTerm } from '../terms.parser.ts';
import {
  isExpanded,
  isKnownAsTyped,
  type Keyword,
  type KeywordPart,
  type KeywordWord,
  type Synonym,
} from './keyword.policy.ts';

/** Queries as `::tsquery` input. Lexemes contain no quotes (`toTsvector`). */
type Query = string;

const any = (queries: readonly Query[]): Query => (queries.length === 1 ? queries[0]! : `(${queries.join(' | ')})`);
const all = (queries: readonly Query[]): Query => (queries.length === 1 ? queries[0]! : `(${queries.join(' & ')})`);

/** `:*` matches terms with this prefix. */
const lexeme = (text: string, { isWhole }: Pick<KeywordTerm, 'isWhole'>): Query =>
  isWhole ? `'${text}'` : `'${text}':*`;

/** With folded accents. Forms that no job contains are omitted, because each costs a lookup. */
function written(marker: string, word: Pick<FoundWord, 'folded' | 'plain' | 'accented'>, isWhole: boolean): Query[] {
  const { folded, plain, accented } = word;
  return [
    ...(plain ? [lexeme(marker + folded, { isWhole })] : []),
    ...(accented ? [lexeme(marker + unaccented + folded, { isWhole })] : []),
  ];
}

const typedForms = (marker: string, { typed }: KeywordWord) => written(marker, typed, typed.isWhole);

const otherForms = (marker: string, forms: readonly FoundWord[]) =>
  forms.flatMap((form) => written(marker, form, true));

const synonym = (marker: string, { words, ...found }: Synonym): Query =>
  all(words.map((forms) => any(otherForms(found.inTitle ? inTitle : marker, forms))));

/** The part as typed, or in other forms of its words; null if a word has none. */
function inAnyForm(marker: string, { words }: KeywordPart): Query | null {
  const forms = words.map((word) => [...typedForms(marker, word), ...otherForms(marker, word.forms)]);
  return forms.some((one) => one.length === 0) ? null : all(forms.map(any));
}

/** Matches what finds the same; null: no job contains any of it. */
function expanded(marker: string, keyword: Keyword): Query | null {
  const parts = keyword.map((part) => {
    const own = inAnyForm(marker, part);
    return [...(own === null ? [] : [own]), ...part.synonyms.map((one) => synonym(marker, one))];
  });
  return parts.some((one) => one.length === 0) ? null : all(parts.map(any));
}

/** The other forms and the synonyms of a keyword of a single term, without the typed one. */
function othersOfOne({ words, synonyms }: KeywordPart): Query {
  return any([...otherForms('', words[0]!.forms), ...synonyms.map((one) => synonym('', one))]);
}

/** The queries of a keyword; null: no job matches, or the query would match what another one matches. */
export interface KeywordQueries {
  /** Anywhere in the job, as typed, accents folded. */
  typed: Query | null;
  /** Together with `typed`: anywhere in the job, as typed or in another way. */
  others: Query | null;
  /** All parts in the title, as typed or in another way. */
  title: Query | null;
  /** Anywhere in the job, with the accents of the keyword. */
  exact: Query | null;
}

/** `others` of several terms repeats the typed ones, because each may be combined with another form of the next. */
function othersOf(keyword: Keyword): Query | null {
  const [first, ...rest] = keyword;
  if (first === undefined || !isExpanded(keyword)) return null;
  return rest.length === 0 && first.words.length === 1 ? othersOfOne(first) : expanded('', keyword);
}

export function keywordQueries(keyword: Keyword): KeywordQueries {
  const words = keyword.flatMap((part) => part.words);
  const isTyped = words.length > 0 && isKnownAsTyped(keyword);
  const hasOtherAccents = words.some(({ typed }) => typed.other);
  return {
    typed: isTyped ? all(words.map((word) => any(typedForms('', word)))) : null,
    others: othersOf(keyword),
    title: words.length === 0 ? null : expanded(inTitle, keyword),
    exact: isTyped && hasOtherAccents ? all(words.map(({ typed }) => lexeme(typed.form, typed))) : null,
  };
}

/** All parts in the title, which contains none of these words; null: no job matches. */
export function titleQuery(keyword: Keyword, without: readonly FoundWord[]): Query | null {
  const { title } = keywordQueries(keyword);
  const excluded = otherForms(inTitle, without);
  return title === null || excluded.length === 0 ? title : `${title} & !${any(excluded)}`;
}

/** Matches `typed` and `others`. An empty query matches nothing. */
export const anyWay = (keyword: Keyword): Query => (keyword.length === 0 ? '' : (expanded('', keyword) ?? ''));

/** An expression that matches a part of the keyword, and its text in the result. */
interface Way {
  part: number;
  /** Null: as typed. */
  text: string | null;
  query: Query;
}

/**
 * The ways of finding each part: for each job and part, the first that matches explains the match. Of several words, those that
 * are typed explain nothing.
 */
export function waysOf(keyword: Keyword): Way[] {
  return keyword.flatMap((part, index) => {
    const way = (text: string | null, query: Query): Way => ({ part: index, text, query });
    const [word, ...more] = part.words;
    const typed = part.words.map((one) => typedForms('', one));
    const asTyped = typed.some((one) => one.length === 0) ? [] : [way(null, all(typed.map(any)))];
    const own = more.length === 0 ? null : inAnyForm('', part);
    const otherWords = more.length === 0 ? word!.forms.map((form) => way(form.text, any(otherForms('', [form])))) : [];
    const sameExpression = own === null ? [] : [way(textOf(part), own)];
    return [
      ...asTyped,
      ...otherWords,
      ...sameExpression,
      ...part.synonyms.map((one) => way(one.text, synonym('', one))),
    ];
  });
}

/** An expression in the first of its other forms: "engenheiro de software". */
const textOf = ({ words }: KeywordPart) => words.map(({ typed, forms }) => forms[0]?.text ?? typed.form).join(' ');
