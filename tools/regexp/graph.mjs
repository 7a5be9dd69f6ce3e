/**
 * @typedef {ReturnType<typeof import('regexp-ast-analysis').Chars.all>} CharSet
 * @typedef {import('./automaton.mjs').Automaton} Automaton
 * @typedef {{ to: number, letters: bigint, ways: number }} Edge
 *
 * `edges[state]` leave a state; `letters` is a set of character classes, one bit each. `reach[state]` are the states that can
 * be reached with at least one character. A match cannot fail after a state of `ends`.
 * @typedef {{ edges: Edge[][], reach: Set<number>[], ends: Set<number> }} Graph
 */

/**
 * The automaton with the search for the start of a match, unless a match can start at one position only.
 * @param {Automaton} automaton
 * @param {boolean} sticky
 * @returns {Graph}
 */
export function toGraph({ sets, edges: successors, entries, ends }, sticky) {
  const searched = sticky ? [] : entries.filter(({ condition }) => condition !== 'start');
  const conditions = [...new Set(searched.map(({ condition }) => condition))].filter(
    (one) => typeof one === 'object' && one !== null,
  );
  const classes = characterClasses([...sets, ...conditions]);
  const letters = sets.map((set) => lettersOf(set, classes));
  const edges = successors.map((targets) =>
    [...targets].map(([to, ways]) => ({ to, letters: letters[to] ?? 0n, ways })).filter((edge) => edge.letters !== 0n),
  );
  if (searched.length > 0) addSearch(edges, { searched, conditions, classes, letters });
  return { edges, reach: edges.map((_, state) => reachable(edges, state)), ends };
}

/**
 * One search state for each combination of conditions that the last character may fulfil.
 * @param {Edge[][]} edges
 * @param {{ searched: import('./automaton.mjs').Entry[], conditions: CharSet[], classes: number[], letters: bigint[] }} search
 */
function addSearch(edges, { searched, conditions, classes, letters }) {
  /** @type {Map<string, { holding: Set<unknown>, after: bigint }>} */
  const states = new Map();
  for (const [index, character] of classes.entries()) {
    const holding = conditions.filter((set) => set.has(character));
    const key = conditions.map((set) => holding.includes(set)).join();
    const state = states.get(key) ?? { holding: new Set(holding), after: 0n };
    state.after |= 1n << BigInt(index);
    states.set(key, state);
  }
  const begin = edges.length;
  const loops = [...states.values()].map(({ after }, index) => ({ to: begin + index, letters: after, ways: 1 }));
  for (const { holding } of states.values()) {
    const matches = searched.filter(({ condition }) => condition === null || holding.has(condition));
    const entered = [...new Set(matches.map(({ state }) => state))];
    edges.push([...loops, ...entered.map((to) => ({ to, letters: letters[to] ?? 0n, ways: 1 }))]);
  }
}

/**
 * One representative of each class of characters that no set of the pattern distinguishes.
 * @param {readonly CharSet[]} sets
 * @returns {number[]}
 */
function characterClasses(sets) {
  const bounds = new Set([0, ...sets.flatMap(({ ranges }) => ranges.flatMap(({ min, max }) => [min, max + 1]))]);
  const maximum = sets[0]?.maximum ?? 0;
  /** @type {Map<string, number>} */
  const classes = new Map();
  for (const character of bounds) {
    if (character > maximum) continue;
    const key = sets.map((set) => (set.has(character) ? '1' : '0')).join('');
    if (!classes.has(key)) classes.set(key, character);
  }
  return [...classes.values()];
}

/** @param {CharSet} set @param {readonly number[]} classes @returns {bigint} */
function lettersOf(set, classes) {
  return classes.reduce((all, character, index) => (set.has(character) ? all | (1n << BigInt(index)) : all), 0n);
}

/** @param {readonly Edge[][]} edges @param {number} from @returns {Set<number>} */
function reachable(edges, from) {
  /** @type {Set<number>} */
  const seen = new Set();
  const open = [from];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    for (const { to } of edges[state] ?? []) {
      if (!seen.has(to)) open.push(to);
      seen.add(to);
    }
  }
  return seen;
}
