import { Chars, getLengthRange, toUnicodeSet } from 'regexp-ast-analysis';

/**
 * Position automaton (Glushkov) of a pattern: one state for each place where a character is read.
 * @typedef {import('@eslint-community/regexpp/ast').RegExpLiteral} Literal
 * @typedef {import('@eslint-community/regexpp/ast').Element} Element
 * @typedef {import('@eslint-community/regexpp/ast').Alternative} Alternative
 * @typedef {import('@eslint-community/regexpp/ast').Quantifier} Quantifier
 * @typedef {import('regexp-ast-analysis').ReadonlyFlags} Flags
 * @typedef {ReturnType<typeof import('regexp-ast-analysis').Chars.all>} CharSet
 *
 * Condition on the character before a position: `start` (no character at all), a set of characters, or a word boundary.
 * @typedef {'start' | 'boundary' | CharSet | null} Condition
 * @typedef {{ state: number, condition: Condition }} Entry
 * @typedef {{ first: Entry[], last: number[], nullable: boolean, condition: Condition }} Fragment
 * @typedef {{ sets: CharSet[], edges: Map<number, number>[], entries: Entry[], ends: Set<number> }} Automaton
 */

/** Copies of a bounded repetition; more copies would not change which loops are ambiguous. */
const copiesAtMost = 16;

/** Repetitions up to this count are bounded; longer ones cost as much as unbounded ones. */
const boundedRepetition = 1000;

/** @type {Fragment} */
const empty = { first: [], last: [], nullable: true, condition: null };

/**
 * @param {readonly Alternative[]} alternatives
 * @param {Flags} flags
 * @param {'forward' | 'backward'} direction Lookbehinds are matched backward.
 * @returns {Automaton}
 */
export function toAutomaton(alternatives, flags, direction) {
  const consuming = new Builder(flags, direction, true);
  const { first } = consuming.alternatives(alternatives);
  // Assertions may fail, so only a path without them accepts any continuation.
  const accepting = new Builder(flags, direction, false);
  const { last } = accepting.alternatives(alternatives);
  return { sets: consuming.sets, edges: consuming.edges, entries: first, ends: new Set(last) };
}

class Builder {
  /** @type {CharSet[]} */
  sets = [];
  /** Successors of each state, with the number of ways that lead to them. @type {Map<number, number>[]} */
  edges = [];

  /** @param {Flags} flags @param {'forward' | 'backward'} direction @param {boolean} skipsAssertions */
  constructor(flags, direction, skipsAssertions) {
    this.flags = flags;
    this.direction = direction;
    this.skipsAssertions = skipsAssertions;
  }

  /** @param {readonly Alternative[]} alternatives @returns {Fragment} */
  alternatives(alternatives) {
    const all = alternatives.map(({ elements }) => this.sequence(elements));
    const nullable = all.filter((one) => one.nullable);
    return {
      first: all.flatMap(({ first }) => first),
      last: all.flatMap(({ last }) => last),
      nullable: nullable.length > 0,
      condition: nullable.every(({ condition }) => condition !== null) ? (nullable[0]?.condition ?? null) : null,
    };
  }

  /** @param {readonly Element[]} elements @returns {Fragment} */
  sequence(elements) {
    const ordered = this.direction === 'forward' ? elements : elements.toReversed();
    return ordered.map((element) => this.element(element)).reduce((left, right) => this.concat(left, right), empty);
  }

  /** @param {Element} element @returns {Fragment} */
  element(element) {
    const { type } = element;
    if (type === 'Assertion') return this.assertion(element);
    if (type === 'Quantifier') return this.quantifier(element);
    if (type === 'Group' || type === 'CapturingGroup') return this.alternatives(element.alternatives);
    if (type === 'Backreference') return this.backreference(element);
    return this.position(toUnicodeSet(element, this.flags).chars);
  }

  /** @param {import('@eslint-community/regexpp/ast').Assertion} assertion @returns {Fragment} */
  assertion(assertion) {
    return { ...empty, nullable: this.skipsAssertions, condition: this.conditionOf(assertion) };
  }

  /** @param {import('@eslint-community/regexpp/ast').Assertion} assertion @returns {Condition} */
  conditionOf(assertion) {
    if (this.direction === 'backward') return null;
    if (assertion.kind === 'start') return this.flags.multiline ? Chars.lineTerminator(this.flags) : 'start';
    if (assertion.kind === 'word' && !assertion.negate) return 'boundary';
    if (assertion.kind !== 'lookbehind') return null;
    const sets = assertion.alternatives.map(({ elements: [only, ...more] }) => {
      const isOne = only !== undefined && more.length === 0 && only.type.startsWith('Character');
      return isOne ? toUnicodeSet(/** @type {never} */ (only), this.flags).chars : null;
    });
    if (sets.some((set) => set === null)) return null;
    const union = Chars.empty(this.flags).union(...sets.filter((set) => set !== null));
    return assertion.negate ? union.negate() : union;
  }

  /** A copy of the group's text, at most as long as the group's. @param {import('@eslint-community/regexpp/ast').Backreference} reference @returns {Fragment} */
  backreference({ resolved }) {
    const group = Array.isArray(resolved) ? resolved[0] : resolved;
    const { max } = group === undefined ? { max: 0 } : getLengthRange(group, this.flags);
    const one = this.position(Chars.all(this.flags));
    return { ...(max > 1 ? this.loop(one) : one), nullable: true };
  }

  /** @param {CharSet} set @returns {Fragment} */
  position(set) {
    const state = this.sets.push(set) - 1;
    this.edges.push(new Map());
    return { first: [{ state, condition: null }], last: [state], nullable: false, condition: null };
  }

  /** @param {Quantifier} quantifier @returns {Fragment} */
  quantifier({ element, min, max }) {
    if (max === 0) return empty;
    const copies = Math.min(min, copiesAtMost);
    const required = Array.from({ length: copies }, () => this.element(element));
    if (max > boundedRepetition) {
      const looped = this.loop(required.pop() ?? this.element(element));
      const tail = min === 0 ? { ...looped, nullable: true, condition: null } : looped;
      return [...required, tail].reduce((left, right) => this.concat(left, right));
    }
    const optional = this.nested(element, Math.min(max, copiesAtMost) - copies);
    return [...required, optional].reduce((left, right) => this.concat(left, right));
  }

  /** `x{0,3}` is `(x(x(x)?)?)?`. @param {Element} element @param {number} copies @returns {Fragment} */
  nested(element, copies) {
    if (copies <= 0) return empty;
    const one = this.element(element);
    const { condition: _, ...fragment } = this.concat(one, this.nested(element, copies - 1));
    return { ...fragment, nullable: true, condition: null };
  }

  /** @param {Fragment} fragment @returns {Fragment} */
  loop(fragment) {
    this.connect(fragment.last, fragment.first);
    return fragment;
  }

  /** @param {Fragment} left @param {Fragment} right @returns {Fragment} */
  concat(left, right) {
    this.connect(left.last, right.first);
    const through = left.nullable ? right.first.map((entry) => this.under(left.condition, entry)) : [];
    return {
      first: [...left.first, ...through],
      last: [...right.last, ...(right.nullable ? left.last : [])],
      nullable: left.nullable && right.nullable,
      condition: right.condition ?? left.condition,
    };
  }

  /** @param {number[]} last @param {Entry[]} first */
  connect(last, first) {
    for (const from of last) {
      for (const { state } of first) this.edges[from]?.set(state, (this.edges[from].get(state) ?? 0) + 1);
    }
  }

  /** @param {Condition} condition @param {Entry} entry @returns {Entry} */
  under(condition, entry) {
    if (entry.condition !== null || condition !== 'boundary') {
      return { state: entry.state, condition: entry.condition ?? condition };
    }
    const word = Chars.word(this.flags);
    const set = this.sets[entry.state] ?? word;
    if (set.isSubsetOf(word)) return { state: entry.state, condition: word.negate() };
    return { state: entry.state, condition: set.isDisjointWith(word) ? word : null };
  }
}
