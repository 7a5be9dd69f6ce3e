import type { FoundWord } from '../catalogue/term-dictionary.cache.ts';
import type { Term } from '../terms.parser.ts';
import {
  isExpanded,
  isKnownAsTyped,
  type Keyword,
  type KeywordPart,
  type KeywordWord,
  type Synonym,
} from './keyword.policy.ts';

/** What finds jobs in the index (`KeywordSearch`). */
export type Query =
  /** Jobs with this term, or one that begins with it, with folded accents. */
  | { kind: 'term'; folded: string; isWhole: boolean; inTitle: boolean }
  /** Jobs with this term, or one that begins with it, with the same accents. */
  | { kind: 'written'; term: Term; isWhole: boolean }
  | { kind: 'any'; of: readonly Query[] }
  | { kind: 'all'; of: readonly Query[] }
  /** Jobs that the first query finds, and the other does not. */
  | { kind: 'without'; found: Query; excluded: Query };

const any = (queries: readonly Query[]): Query => (queries.length === 1 ? queries[0]! : { kind: 'any', of: queries });
const all = (queries: readonly Query[]): Query => (queries.length === 1 ? queries[0]! : { kind: 'all', of: queries });

/** Where a term is searched for: in the whole job or in its title. */
type Where = 'job' | 'title';

/** None if no job contains the word, because each query costs a lookup. */
function written(where: Where, word: Pick<FoundWord, 'folded' | 'plain' | 'accented'>, isWhole: boolean): Query[] {
  const { folded, plain, accented } = word;
  return plain || accented ? [{ kind: 'term', folded, isWhole, inTitle: where === 'title' }] : [];
}

const typedForms = (where: Where, { typed }: KeywordWord) => written(where, typed, typed.isWhole);

const otherForms = (where: Where, forms: readonly FoundWord[]) => forms.flatMap((form) => written(where, form, true));

const synonym = (where: Where, { words, ...found }: Synonym): Query =>
  all(words.map((forms) => any(otherForms(found.inTitle ? 'title' : where, forms))));

/** The part as typed, or in other forms of its words; null if a word has none. */
function inAnyForm(where: Where, { words }: KeywordPart): Query | null {
  const forms = words.map((word) => [...typedForms(where, word), ...otherForms(where, word.forms)]);
  return forms.some((one) => one.length === 0) ? null : all(forms.map(any));
}

/** Matches what finds the same; null: no job contains any of it. */
function expanded(where: Where, keyword: Keyword): Query | null {
  const parts = keyword.map((part) => {
    const own = inAnyForm(where, part);
    return [...(own === null ? [] : [own]), ...part.synonyms.map((one) => synonym(where, one))];
  });
  return parts.some((one) => one.length === 0) ? null : all(parts.map(any));
}

/** The other forms and the synonyms of a keyword of a single term, without the typed one. */
function othersOfOne({ words, synonyms }: KeywordPart): Query {
  return any([...otherForms('job', words[0]!.forms), ...synonyms.map((one) => synonym('job', one))]);
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
  return rest.length === 0 && first.words.length === 1 ? othersOfOne(first) : expanded('job', keyword);
}

export function keywordQueries(keyword: Keyword): KeywordQueries {
  const words = keyword.flatMap((part) => part.words);
  const isTyped = words.length > 0 && isKnownAsTyped(keyword);
  const hasOtherAccents = words.some(({ typed }) => typed.other);
  return {
    typed: isTyped ? all(words.map((word) => any(typedForms('job', word)))) : null,
    others: othersOf(keyword),
    title: words.length === 0 ? null : expanded('title', keyword),
    exact:
      isTyped && hasOtherAccents
        ? all(words.map(({ typed }) => ({ kind: 'written', term: typed, isWhole: typed.isWhole })))
        : null,
  };
}

/** All parts in the title, which contains none of these words; null: no job matches. */
export function titleQuery(keyword: Keyword, without: readonly FoundWord[]): Query | null {
  const { title } = keywordQueries(keyword);
  const excluded = otherForms('title', without);
  return title === null || excluded.length === 0 ? title : { kind: 'without', found: title, excluded: any(excluded) };
}

/** Matches `typed` and `others`; null: no job matches. */
export const anyWay = (keyword: Keyword): Query | null => (keyword.length === 0 ? null : expanded('job', keyword));

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
    const typed = part.words.map((one) => typedForms('job', one));
    const asTyped = typed.some((one) => one.length === 0) ? [] : [way(null, all(typed.map(any)))];
    const own = more.length === 0 ? null : inAnyForm('job', part);
    const otherWords =
      more.length === 0 ? word!.forms.map((form) => way(form.text, any(otherForms('job', [form])))) : [];
    const sameExpression = own === null ? [] : [way(textOf(part), own)];
    return [
      ...asTyped,
      ...otherWords,
      ...sameExpression,
      ...part.synonyms.map((one) => way(one.text, synonym('job', one))),
    ];
  });
}

/** An expression in the first of its other forms: "engenheiro de software". */
const textOf = ({ words }: KeywordPart) => words.map(({ typed, forms }) => forms[0]?.text ?? typed.form).join(' ');
