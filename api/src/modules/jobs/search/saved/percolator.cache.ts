import type { JobFilter } from 'shared-contracts';
import { readJob, type PackedJob } from '../catalogue/job-rows.parser.ts';
import type { FilterNames } from '../filter-names.cache.ts';
import type { SynonymDictionary } from '../words/synonym-dictionary.policy.ts';
import { FilterConditions } from './filter-conditions.cache.ts';
import { KeywordConditions } from './keyword-conditions.cache.ts';

/** Fields of a node of the tree: where its children begin in `edges`, their number, for how many there is room, and whether it is a search. */
const start = 0;
const count = 1;
const room = 2;
const isSearch = 3;
const fields = 4;

const leastRoom = 2;

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
  private nodes = new Int32Array(fields * 64);
  private nodeCount = 1;
  /** The condition and the number of each child. Those of a node are adjacent, because most of them are only compared. */
  private edges = new Int32Array(64);
  private edgesEnd = 0;
  /** The child of a node with a condition. */
  private readonly children = new Map<number, number>();
  /** By condition: the child of the root; 0: none. */
  private readonly roots: number[] = [];
  /** By condition: whether the job that is compared meets it. */
  private isMet = new Uint8Array(64);

  /** @param names they must not change: a renamed category has other jobs */
  constructor({ categories }: Pick<FilterNames, 'categories'>, synonyms: SynonymDictionary) {
    const newNumber = () => {
      if (this.roots.length === mostConditions) throw new Error('There are too many different saved searches');
      const condition = this.roots.push(0) - 1;
      if (condition === this.isMet.length) this.isMet = enlarged(this.isMet, new Uint8Array(condition * 2));
      return condition;
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
    const met: number[] = [];
    const meet = (condition: number) => {
      this.isMet[condition] = 1;
      met.push(condition);
    };
    this.keywords.match(packed.document, meet);
    this.filters.match(row, places, now, meet);
    const found: number[] = this.nodes[isSearch] === 1 ? [0] : [];
    for (const condition of met) if (this.roots[condition]! !== 0) this.collect(this.roots[condition]!, found);
    for (const condition of met) this.isMet[condition] = 0;
    return found;
  }

  private collect(root: number, found: number[]): void {
    const { nodes, edges, isMet } = this;
    const open = [root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      const at = node * fields;
      if (nodes[at + isSearch] === 1) found.push(node);
      const first = nodes[at + start]!;
      const end = first + 2 * nodes[at + count]!;
      for (let edge = first; edge < end; edge += 2) if (isMet[edges[edge]!] === 1) open.push(edges[edge + 1]!);
    }
  }

  private childOf(parent: number, condition: number): number {
    const key = parent * mostConditions + condition;
    const known = parent === 0 ? this.roots[condition]! : (this.children.get(key) ?? 0);
    if (known !== 0) return known;
    const node = this.nodeCount++;
    if (node * fields === this.nodes.length) this.nodes = enlarged(this.nodes, new Int32Array(this.nodes.length * 2));
    if (parent === 0) {
      this.roots[condition] = node;
    } else {
      this.children.set(key, node);
      this.addEdge(parent * fields, condition, node);
    }
    return node;
  }

  private addEdge(parent: number, condition: number, node: number): void {
    if (this.nodes[parent + count] === this.nodes[parent + room]) this.moveEdges(parent);
    const edge = this.nodes[parent + start]! + 2 * this.nodes[parent + count]!++;
    this.edges[edge] = condition;
    this.edges[edge + 1] = node;
  }

  /** Moves the edges of a node to a place with more room. */
  private moveEdges(parent: number): void {
    const { nodes } = this;
    const places = Math.max(leastRoom, 2 * nodes[parent + room]!);
    const end = this.edgesEnd + 2 * places;
    while (end > this.edges.length) this.edges = enlarged(this.edges, new Int32Array(this.edges.length * 2));
    this.edges.copyWithin(this.edgesEnd, nodes[parent + start]!, nodes[parent + start]! + 2 * nodes[parent + count]!);
    nodes[parent + start] = this.edgesEnd;
    nodes[parent + room] = places;
    this.edgesEnd = end;
  }
}

function enlarged<Numbers extends Int32Array | Uint8Array>(numbers: Numbers, larger: Numbers): Numbers {
  larger.set(numbers);
  return larger;
}
