import { termsOf } from '../terms.parser.ts';
import { lemmaOf } from './word-forms.policy.ts';
import { abbreviations, synonymGroups } from './synonyms.ts';

/** One or more words that name an occupation or a field. */
export interface Expression {
  /** As shown. */
  text: string;
  /** Lemmas, without connectives. */
  words: readonly string[];
  /**
   * It is searched for in titles only: the index does not know which words are adjacent, and in a long text the words of an
   * expression, or a few letters, often have another meaning.
   */
  inTitle: boolean;
}

/** Words between the words of an expression: "engenheiro de software" and "engenheiro software" are equal. */
const connectives = new Set(
  'a ao aos as com da das de do dos e em na nas no nos o os para por and for in of the'.split(' '),
);
export const isConnective = (folded: string) => connectives.has(folded);

export function expressionOf(text: string): Expression {
  const words = termsOf(text).map(({ folded }) => lemmaOf(folded));
  const contents = words.filter((word) => !isConnective(word));
  const [word = '', ...more] = contents;
  return { text, words: contents, inTitle: more.length > 0 || word.length <= 3 || abbreviations.has(word) };
}

const keyOf = (words: readonly string[]) => words.join(' ');

/** Expressions that mean the same, without duplicates. */
function distinct(texts: readonly string[]): Expression[] {
  const expressions = texts.map(expressionOf).filter(({ words }) => words.length > 0);
  return [...new Map(expressions.toReversed().map((one) => [keyOf(one.words), one])).values()].toReversed();
}

type Groups = ReadonlyMap<string, readonly Expression[]>;

const byExpression = (groups: readonly (readonly Expression[])[]): Groups =>
  new Map(groups.flatMap((group) => group.map((one) => [keyOf(one.words), group] as const)));

const ownGroups = Object.values(synonymGroups)
  .flat()
  .map((line) => distinct(line.split('|').map((text) => text.trim())));
const own = byExpression(ownGroups);

/** An occupation with several names. */
export type Names = readonly string[];

/**
 * The names of an operator's occupations. A name that our own words contain keeps our meaning, and a name of several
 * occupations has none.
 */
function foreignGroups(occupations: readonly Names[]): readonly (readonly Expression[])[] {
  const groups = occupations.map(distinct);
  const uses = new Map<string, number>();
  for (const { words } of groups.flat()) uses.set(keyOf(words), (uses.get(keyOf(words)) ?? 0) + 1);
  return groups.map((group) => group.filter(({ words }) => uses.get(keyOf(words)) === 1 && !own.has(keyOf(words))));
}

/** Expressions that mean the same: our own words, and the names of an operator's occupations. */
export class SynonymDictionary {
  private constructor(
    /** Groups of expressions that mean the same. */
    readonly all: readonly (readonly Expression[])[],
    private readonly groups: Groups,
    /** Number of words of the longest expression. */
    readonly longest: number,
  ) {}

  static of(occupations: readonly Names[]): SynonymDictionary {
    const all = [...ownGroups, ...foreignGroups(occupations)];
    const longest = all.flat().reduce((most, { words }) => Math.max(most, words.length), 0);
    return new SynonymDictionary(all, byExpression(all), longest);
  }

  /** The other expressions of a group; null if these words are no expression. */
  othersOf(words: readonly string[]): readonly Expression[] | null {
    const key = keyOf(words);
    return this.groups.get(key)?.filter((one) => keyOf(one.words) !== key) ?? null;
  }
}

export const ownSynonyms = SynonymDictionary.of([]);
