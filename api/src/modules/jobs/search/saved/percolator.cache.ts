import type { JobFilter } from 'shared-contracts';
import { readJob, type PackedJob } from '../catalogue/job-rows.parser.ts';
import type { FilterNames } from '../search-filters.policy.ts';
import type { SynonymDictionary } from '../words/synonym-dictionary.policy.ts';
import { FilterConditions } from './filter-conditions.cache.ts';
import { KeywordConditions } from './keyword-conditions.cache.ts';

/** Fields of a node of the tree. */
const condition = 0;
const nextSibling = 1;
const firstChild = 2;
const isSearch = 3;
const fields = 4;

/** More conditions than this cannot be told apart as children of a node. */
const mostConditions = 2 ** 22;

/**
 * Saved searches, indexed by what they require, so that the searches that find a job are known without executing each. A search is the
 * set of its conditions, which are compared once per job. Searches form a tree: a node is a condition, and the
 * searches below it require it too. Only nodes whose conditions the job meets are visited, so the time depends on the distinct
 * requirements, not on the number of searches.
 */
export class Percolator {
  private readonly keywords: KeywordConditions;
  private readonly filters: FilterConditions;
  private nodes = new Int32Array(fields * 1_024);
  private nodeCount = 1;
  private readonly children = new Map<number, number>();
  /** By condition: the node below the root; 0: none. */
  private readonly roots: number[] = [];
  /** By condition: the last job that meets it. */
  private readonly metBy: number[] = [];
  private job = 0;

  /** @param names they must not change: a renamed category has other jobs */
  constructor({ categories }: Pick<FilterNames, 'categories'>, synonyms: SynonymDictionary) {
    const newNumber = () => {
      if (this.metBy.length === mostConditions) throw new Error('There are too many different saved searches');
      this.roots.push(0);
      return this.metBy.push(0) - 1;
    };
    this.keywords = new KeywordConditions(synonyms, newNumber);
    this.filters = new FilterConditions(categories, newNumber);
  }

  /** Adds a search, without its order and page. @returns its number, which equal searches share; null: no job can match */
  add(filter: JobFilter): number | null {
    const parts = this.keywords.add(filter.keyword);
    if (parts === null) return null;
    let node = 0;
    for (const part of [...parts, ...this.filters.add(filter)]) node = this.childOf(node, part);
    this.nodes[node * fields + isSearch] = 1;
    return node;
  }

  /**
   * The searches that find a job, by number.
   * @param places by id
   * @param now the time used for "posted within" and closing dates
   */
  match(packed: PackedJob, places: FilterNames['places'], now: number): number[] {
    const row = readJob(packed);
    if (row.closesAt <= now) return [];
    this.job += 1;
    const met: number[] = [];
    const meet = (one: number) => {
      this.metBy[one] = this.job;
      met.push(one);
    };
    this.keywords.match(packed.document, meet);
    this.filters.match(row, places, now, meet);
    const found: number[] = this.nodes[isSearch] === 1 ? [0] : [];
    for (const one of met) if (this.roots[one]! !== 0) this.collect(this.roots[one]!, found);
    return found;
  }

  private collect(root: number, found: number[]): void {
    const { nodes, metBy, job } = this;
    const open = [root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      const at = node * fields;
      if (nodes[at + isSearch] === 1) found.push(node);
      for (let child = nodes[at + firstChild]!; child !== 0; child = nodes[child * fields + nextSibling]!) {
        if (metBy[nodes[child * fields + condition]!] === job) open.push(child);
      }
    }
  }

  private childOf(parent: number, required: number): number {
    const known = parent === 0 ? this.roots[required]! : (this.children.get(parent * mostConditions + required) ?? 0);
    return known === 0 ? this.addChild(parent, required) : known;
  }

  private addChild(parent: number, required: number): number {
    const node = this.nodeCount++;
    const at = node * fields;
    if (at === this.nodes.length) {
      const larger = new Int32Array(at * 2);
      larger.set(this.nodes);
      this.nodes = larger;
    }
    this.nodes[at + condition] = required;
    if (parent === 0) {
      this.roots[required] = node;
      return node;
    }
    this.children.set(parent * mostConditions + required, node);
    this.nodes[at + nextSibling] = this.nodes[parent * fields + firstChild]!;
    this.nodes[parent * fields + firstChild] = node;
    return node;
  }
}
