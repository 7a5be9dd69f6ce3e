import { eachTerm } from '../catalogue/job-rows.parser.ts';
import { foldTerm, keywordTerms } from '../terms.parser.ts';
import { anyWay, type Query } from '../words/keyword-queries.policy.ts';
import { expandKeyword, type Vocabulary } from '../words/keyword.policy.ts';
import type { SynonymDictionary } from '../words/synonym-dictionary.policy.ts';

/** The jobs that will be compared are not known yet, so every term exists. One that a job does not contain finds nothing. */
const anyVocabulary: Vocabulary = {
  formsOf: (term) => ({ ...term, plain: true, accented: true, other: true }),
  wordOf: (folded) => ({ folded, text: folded, plain: true, accented: false }),
};

/** What a job must match: all of these queries. */
const partsOf = (query: Query): readonly Query[] => (query.kind === 'all' ? query.of.flatMap(partsOf) : [query]);

/** A query of which equal ones exist once. */
interface QueryNode {
  /** Empty: a term. */
  children: readonly QueryNode[];
  isAll: boolean;
  number: number;
  /** Length of the shortest term that a match requires: longer terms are in fewer jobs. */
  length: number;
  /** For a term: the last job that contains it. */
  foundIn: number;
  /** For a term: the conditions that are compared if a job contains it. Every match of a condition contains one of its terms. */
  conditions: Condition[];
}

interface Condition {
  number: number;
  query: QueryNode;
  /** The last job that was compared. */
  comparedWith: number;
}

/** The terms of one kind, by text. */
class TermNodes {
  readonly whole = new Map<string, QueryNode>();
  readonly prefixes = new Map<string, QueryNode>();
  longest = 0;

  of(folded: string, isWhole: boolean): Map<string, QueryNode> {
    if (!isWhole) this.longest = Math.max(this.longest, folded.length);
    return isWhole ? this.whole : this.prefixes;
  }

  /** Calls `visit` with the terms that a job's term matches. */
  match(folded: string, visit: (node: QueryNode) => void): void {
    const whole = this.whole.get(folded);
    if (whole !== undefined) visit(whole);
    const most = Math.min(folded.length, this.longest);
    for (let length = 1; length <= most; length++) {
      const prefix = this.prefixes.get(folded.slice(0, length));
      if (prefix !== undefined) visit(prefix);
    }
  }
}

const emptySet: readonly number[] = [];

/** The parts of the keywords of saved searches. Equal parts are one condition, which is compared only with jobs that contain one of its terms. */
export class KeywordConditions {
  private readonly body = new TermNodes();
  private readonly title = new TermNodes();
  private readonly composed = new Map<string, QueryNode>();
  private readonly conditions = new Map<QueryNode, Condition>();
  private readonly keywords = new Map<string, readonly number[] | null>();
  private nodes = 0;
  private job = 0;

  /** @param newNumber number of a new condition */
  constructor(
    private readonly synonyms: SynonymDictionary,
    private readonly newNumber: () => number,
  ) {}

  /** Numbers of the conditions of a keyword, those of the longest terms first; null: no job matches. */
  add(keyword: string): readonly number[] | null {
    if (keyword === '') return emptySet;
    const known = this.keywords.get(keyword);
    if (known !== undefined) return known;
    const query = anyWay(expandKeyword(keywordTerms(keyword), anyVocabulary, this.synonyms));
    const parts = query && [...new Set(partsOf(query).map((part) => this.nodeOf(part)))];
    const conditions =
      parts &&
      parts
        .toSorted((a, b) => b.length - a.length || a.number - b.number)
        .map((part) => (this.conditions.get(part) ?? this.addCondition(part)).number);
    this.keywords.set(keyword, conditions);
    return conditions;
  }

  /** Calls `visit` with the numbers of the conditions that a job meets. @param document of a `PackedJob` */
  match(document: string, visit: (condition: number) => void): void {
    const job = (this.job += 1);
    const found: QueryNode[] = [];
    const find = (node: QueryNode) => {
      if (node.foundIn === job) return;
      node.foundIn = job;
      found.push(node);
    };
    eachTerm(document, (start, end, inTitle) => {
      (inTitle ? this.title : this.body).match(foldTerm(document.slice(start, end)), find);
    });
    for (const { conditions } of found) {
      for (const condition of conditions) {
        if (condition.comparedWith === job) continue;
        condition.comparedWith = job;
        if (isMet(condition.query, job)) visit(condition.number);
      }
    }
  }

  private addCondition(query: QueryNode): Condition {
    const condition = { number: this.newNumber(), query, comparedWith: 0 };
    this.conditions.set(query, condition);
    for (const term of new Set(requiredTerms(query))) term.conditions.push(condition);
    return condition;
  }

  private nodeOf(query: Query): QueryNode {
    if (query.kind === 'term') {
      const { folded, isWhole } = query;
      return this.known((query.inTitle ? this.title : this.body).of(folded, isWhole), folded, () => ({
        children: [],
        isAll: false,
        length: folded.length + Number(isWhole),
      }));
    }
    if (query.kind !== 'any' && query.kind !== 'all') throw new Error(`A keyword is no query of kind ${query.kind}`);
    const children = [...new Set(query.of.map((one) => this.nodeOf(one)))];
    const lengths = children.map(({ length }) => length);
    const isAll = query.kind === 'all';
    return this.known(this.composed, `${query.kind} ${children.map(({ number }) => number).join(' ')}`, () => ({
      children,
      isAll,
      length: isAll ? Math.max(...lengths) : Math.min(...lengths),
    }));
  }

  private known<Key>(
    nodes: Map<Key, QueryNode>,
    key: Key,
    create: () => Pick<QueryNode, 'children' | 'isAll' | 'length'>,
  ): QueryNode {
    const known = nodes.get(key);
    if (known !== undefined) return known;
    const node = { ...create(), number: this.nodes++, foundIn: 0, conditions: [] };
    nodes.set(key, node);
    return node;
  }
}

/** Terms of which every match contains at least one. */
function requiredTerms(query: QueryNode): readonly QueryNode[] {
  const { children, isAll, length } = query;
  if (children.length === 0) return [query];
  const required = isAll ? [children.find((child) => child.length === length)!] : children;
  return required.flatMap(requiredTerms);
}

function isMet({ children, isAll, foundIn }: QueryNode, job: number): boolean {
  if (children.length === 0) return foundIn === job;
  return isAll ? children.every((child) => isMet(child, job)) : children.some((child) => isMet(child, job));
}
