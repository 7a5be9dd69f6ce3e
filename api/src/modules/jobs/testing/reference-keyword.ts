import { fold } from 'shared-contracts';
import type { KeywordTerm, Term } from '../search/terms.parser.ts';
import { abbreviations, synonymGroups } from '../search/words/synonyms.ts';
import { expressionOf, isConnective } from '../search/words/synonym-dictionary.policy.ts';
import { lemmaOf as lemmaOfWord } from '../search/words/word-forms.policy.ts';

/** The jobs of a run have few distinct texts, which are compared often. */
function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (!results.has(text)) results.set(text, compute(text));
    return results.get(text)!;
  };
}

const lines = Object.values(synonymGroups)
  .flat()
  .map((line) => line.split('|').map((text) => text.trim()));

const wordsOf = memoize((text) => expressionOf(text).words);
const lemmaOf = memoize(lemmaOfWord);
const isEqual = (a: readonly string[], b: readonly string[]) => a.join(' ') === b.join(' ');
const lemma = ({ folded, isWhole }: KeywordTerm) => (isWhole ? folded : lemmaOf(folded));

/** Consecutive terms of a keyword, and the other names of what they name. */
interface Part {
  terms: readonly KeywordTerm[];
  synonyms: readonly string[];
}

const lineOf = memoize((key) => lines.find((texts) => texts.some((text) => wordsOf(text).join(' ') === key)));

function synonymsOf(terms: readonly KeywordTerm[]): string[] | null {
  const isExpression = terms.every(({ form, typed }) => form === typed) && !isConnective(terms.at(-1)!.folded);
  const words = terms.map(lemma).filter((_, at) => at === 0 || !isConnective(terms[at]!.folded));
  const line = lineOf(words.join(' '));
  return isExpression && line !== undefined ? line.filter((text) => !isEqual(wordsOf(text), words)) : null;
}

/** Splits a keyword into the longest known expressions, from left to right, and single terms. */
export function partsOf(terms: readonly KeywordTerm[]): Part[] {
  for (let end = terms.length; end > 0; end--) {
    const synonyms = synonymsOf(terms.slice(0, end));
    if (synonyms !== null) return [{ terms: terms.slice(0, end), synonyms }, ...partsOf(terms.slice(end))];
  }
  const [first, ...rest] = terms;
  return first === undefined ? [] : [{ terms: [first], synonyms: [] }, ...partsOf(rest)];
}

const isTyped = ({ folded, isWhole }: KeywordTerm, text: string) =>
  isWhole ? text === folded : text.startsWith(folded);
const fits = (term: KeywordTerm, text: string) =>
  isTyped(term, text) || (!term.isWhole && lemmaOf(text) === lemma(term));

const hasWords = (words: readonly string[], terms: readonly Term[]) =>
  words.every((word) => terms.some(({ folded }) => lemmaOf(folded) === word));

/** Several words and abbreviations are searched for in the title only. */
const isAmbiguous = ([word = '', ...more]: readonly string[]) =>
  more.length > 0 || word.length < 4 || abbreviations.has(word);

function hasSynonym(text: string, terms: readonly Term[], title: readonly Term[]): boolean {
  const words = wordsOf(text);
  return hasWords(words, isAmbiguous(words) ? title : terms);
}

const hasTerms = (part: Part, terms: readonly Term[], isFound: typeof fits) =>
  part.terms.every((one) => terms.some(({ folded }) => isFound(one, folded)));

/** Whether a job with these terms matches all parts. */
export const inAnyWay = (parts: readonly Part[], terms: readonly Term[], title: readonly Term[]): boolean =>
  parts.length > 0 &&
  parts.every((part) => hasTerms(part, terms, fits) || part.synonyms.some((text) => hasSynonym(text, terms, title)));

/** Whether some job contains the term, another form of it or a synonym of its part. */
export const isKnown = ({ synonyms }: Part, term: KeywordTerm, known: readonly Term[]): boolean =>
  known.some(({ folded }) => fits(term, folded)) || synonyms.some((text) => hasWords(wordsOf(text), known));

/** Whether the texts name, for each part that the job does not contain as typed, something in the job that finds it. */
export function explains(
  texts: readonly string[],
  parts: readonly Part[],
  terms: readonly Term[],
  title: readonly Term[],
): boolean {
  const needed = parts.filter((part) => !hasTerms(part, terms, isTyped));
  const fitsPart = (part: Part, text: string) => {
    const words = wordsOf(text);
    if (words.length === 1 && !terms.some(({ folded }) => folded === fold(text))) return false;
    if (isEqual(words, wordsOf(part.terms.map(({ form }) => form).join(' ')))) return hasTerms(part, terms, fits);
    return part.synonyms.some((other) => isEqual(wordsOf(other), words) && hasSynonym(other, terms, title));
  };
  return texts.length === needed.length && needed.every((part, at) => fitsPart(part, texts[at]!));
}
