import type { FoundWord, TermDictionary, TermForms } from '../catalogue/term-dictionary.cache.ts';
import type { KeywordTerm } from '../terms.parser.ts';
import { isConnective, type Expression, type SynonymDictionary } from './synonym-dictionary.policy.ts';
import { lemmaOf, possibleForms } from './word-forms.policy.ts';

/** Tells which forms of a term exist. */
export type Vocabulary = Pick<TermDictionary, 'formsOf' | 'wordOf'>;

/** A term of a keyword and how the open jobs write it. */
export interface KeywordWord {
  typed: TermForms;
  /** Its other forms in the open jobs (gender, number, spelling), whole terms that do not begin with the typed one. */
  forms: readonly FoundWord[];
}

/** Another expression for a part of a keyword. */
export interface Synonym {
  /** As shown. */
  text: string;
  /** For each of its words, the forms in the open jobs, at least one. */
  words: readonly (readonly FoundWord[])[];
  inTitle: boolean;
}

/** Consecutive terms of a keyword: a single one, or those of a known expression. */
export interface KeywordPart {
  words: readonly KeywordWord[];
  synonyms: readonly Synonym[];
}

/** A keyword with everything that finds the same. A job must match all parts. */
export type Keyword = readonly KeywordPart[];

const lemmaOfTerm = ({ folded, isWhole }: KeywordTerm) => (isWhole ? folded : lemmaOf(folded));

/** ".net" is a name, and no word of an expression. */
const isWord = ({ form, typed }: KeywordTerm) => form === typed;

/** The longest expression that begins with the first term; null: none does. */
export function leadingExpression(terms: readonly KeywordTerm[], synonyms: SynonymDictionary) {
  const words: string[] = [];
  let found: { length: number; others: readonly Expression[] } | null = null;
  for (const [index, term] of terms.entries()) {
    if (words.length > 0 && isConnective(term.folded)) continue;
    if (!isWord(term) || words.length === synonyms.longest) break;
    words.push(lemmaOfTerm(term));
    const others = synonyms.othersOf(words);
    if (others !== null) found = { length: index + 1, others };
  }
  return found;
}

/** Expands a keyword by the terms that the open jobs contain. */
export function expandKeyword(terms: readonly KeywordTerm[], known: Vocabulary, synonyms: SynonymDictionary): Keyword {
  const parts: KeywordPart[] = [];
  const formsOf = (lemma: string) => formsIn(known, lemma);
  for (let at = 0; at < terms.length;) {
    const { length, others } = leadingExpression(terms.slice(at), synonyms) ?? { length: 1, others: [] };
    const words = terms.slice(at, at + length).map((term) => toWord(term, known, formsOf));
    parts.push({ words, synonyms: others.flatMap((one) => toSynonyms(one, formsOf)) });
    at += length;
  }
  return parts;
}

/** The forms of a word in the open jobs. */
export const formsIn = (known: Vocabulary, lemma: string): FoundWord[] =>
  possibleForms(lemma)
    .flatMap((form) => known.wordOf(form) ?? [])
    .filter(({ folded }) => lemmaOf(folded) === lemma);

type FormsOf = (lemma: string) => FoundWord[];

function toWord(term: KeywordTerm, known: Vocabulary, formsOf: FormsOf): KeywordWord {
  const typed = known.formsOf(term);
  if (term.isWhole) return { typed, forms: [] };
  return { typed, forms: formsOf(lemmaOf(term.folded)).filter(({ folded }) => !folded.startsWith(term.folded)) };
}

/** A single word has an entry for each of its forms, so that the form that found a job can be shown. */
function toSynonyms({ text, words, inTitle }: Expression, formsOf: FormsOf): Synonym[] {
  const forms = words.map(formsOf);
  if (forms.some((one) => one.length === 0)) return [];
  if (forms.length > 1) return [{ text, words: forms, inTitle }];
  return forms[0]!.map((form) => ({ text: form.text, words: [[form]], inTitle }));
}

const isTyped = ({ typed }: KeywordWord) => typed.plain || typed.accented;
const hasForm = (word: KeywordWord) => isTyped(word) || word.forms.length > 0;

/** Whether open jobs contain each of its terms as typed. */
export const isKnownAsTyped = (keyword: Keyword) => keyword.every(({ words }) => words.every(isTyped));

/** For each term, whether open jobs contain it or something that finds the same. */
export const knownTerms = (keyword: Keyword): boolean[] =>
  keyword.flatMap(({ words, synonyms }) => words.map((word) => synonyms.length > 0 || hasForm(word)));

export const isExpanded = (keyword: Keyword) =>
  keyword.some(({ words, synonyms }) => synonyms.length > 0 || words.some(({ forms }) => forms.length > 0));
