/** @typedef {import('./graph.mjs').Graph} Graph */

/** @param {Graph} graph @param {number} one @param {number} other */
const inOneLoop = ({ reach }, one, other) => reach[one]?.has(other) === true && reach[other]?.has(one) === true;

/** States that are part of a loop. @param {Graph} graph @returns {number[]} */
const looping = ({ reach }) => reach.flatMap((states, state) => (states.has(state) ? [state] : []));

/**
 * Whether a loop has two paths for one word: the number of ways to read a text then doubles with each repetition of the word.
 * @param {Graph} graph
 * @returns {boolean}
 */
export function isAmbiguous(graph) {
  const isLoop = (/** @type {number} */ one, /** @type {number} */ other) => inOneLoop(graph, one, other);
  const inner = graph.edges.map((edges, from) => edges.filter(({ to }) => isLoop(from, to)));
  if (inner.some((edges) => edges.some(({ ways }) => ways > 1))) return true;
  /** Pairs of states that are reachable by the same word, forward from the starts or backward. @param {number[][]} starts @param {boolean} backward */
  const size = graph.edges.length;
  const next = (/** @type {number} */ pair, /** @type {typeof inner} */ edges) => {
    const [left, right] = [Math.floor(pair / size), pair % size];
    return (edges[left] ?? []).flatMap((one) =>
      (edges[right] ?? []).flatMap((other) => ((one.letters & other.letters) === 0n ? [] : [one.to * size + other.to])),
    );
  };
  const diagonal = looping(graph).map((state) => state * size + state);
  const forward = closure(diagonal, (pair) => next(pair, inner));
  const backward = closure(diagonal, (pair) => next(pair, reversed(inner)));
  return [...forward].some((pair) => Math.floor(pair / size) !== pair % size && backward.has(pair));
}

/**
 * Whether two loops and a path between them read the same word, and the match may fail after them: each character of a long
 * repetition may end the first loop, and the second loop is read again from each of them.
 * @param {Graph} graph
 * @returns {boolean}
 */
export function hasAmbiguousPair(graph) {
  const loops = looping(graph).filter((state) => !graph.ends.has(state));
  return loops.some((first) =>
    loops.some((second) => {
      const isPath = graph.reach[first]?.has(second) === true && graph.reach[second]?.has(first) !== true;
      return isPath && readSameWord(graph, first, second);
    }),
  );
}

/** @param {Graph} graph @param {number} first @param {number} second @returns {boolean} */
function readSameWord(graph, first, second) {
  const size = graph.edges.length;
  const { edges } = graph;
  const encode = (/** @type {number} */ one, /** @type {number} */ path, /** @type {number} */ other) =>
    (one * size + path) * size + other;
  const successors = (/** @type {number} */ state, /** @type {(to: number) => boolean} */ isAllowed) =>
    (edges[state] ?? []).filter(({ to }) => isAllowed(to));
  const inFirst = (/** @type {number} */ to) => inOneLoop(graph, first, to);
  const inSecond = (/** @type {number} */ to) => inOneLoop(graph, second, to);
  const between = (/** @type {number} */ to) => to === second || graph.reach[to]?.has(second) === true;
  const goal = encode(first, second, second);
  const found = closure([encode(first, first, second)], (triple) => {
    const other = triple % size;
    const path = Math.floor(triple / size) % size;
    const one = Math.floor(triple / size / size);
    return successors(one, inFirst).flatMap((a) =>
      successors(path, between).flatMap((b) =>
        (a.letters & b.letters) === 0n
          ? []
          : successors(other, inSecond).flatMap((c) =>
              (a.letters & b.letters & c.letters) === 0n ? [] : [encode(a.to, b.to, c.to)],
            ),
      ),
    );
  });
  return found.has(goal);
}

/** States that are reachable from the starts in one or more steps. @param {readonly number[]} starts @param {(node: number) => number[]} next */
function closure(starts, next) {
  /** @type {Set<number>} */
  const seen = new Set();
  const open = [...starts];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const to of next(node)) {
      if (!seen.has(to)) open.push(to);
      seen.add(to);
    }
  }
  return seen;
}

/**
 * The graph with reversed edges; words are read backwards. A letter belongs to its edge and does not change.
 * @param {Graph['edges']} edges
 * @returns {Graph['edges']}
 */
function reversed(edges) {
  /** @type {Graph['edges']} */
  const result = edges.map(() => []);
  for (const [from, targets] of edges.entries()) {
    for (const { to, letters, ways } of targets) result[to]?.push({ to: from, letters, ways });
  }
  return result;
}
