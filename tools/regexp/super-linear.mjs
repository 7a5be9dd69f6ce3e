import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { isAmbiguous, hasAmbiguousPair } from './ambiguity.mjs';
import { toAutomaton } from './automaton.mjs';
import { toGraph } from './graph.mjs';

/**
 * Whether the backtracking matcher of JavaScript may need more than linear time for a pattern.
 *
 * A pattern is refused when its automaton reads the same text in several ways (Weber and Seidl, "On the degree of ambiguity
 * of finite automata", 1991): in a number of ways that grows exponentially when one loop has two paths for a word, and
 * polynomially when two loops and a path between them read the same word. The search for a first character is such a
 * loop. Loops after which the match can no longer fail are harmless. Assertions are assumed to hold.
 * @param {string} source
 * @param {string} flags
 * @returns {'exponential' | 'polynomial' | null}
 */
export function superLinear(source, flags) {
  const parser = new RegExpParser();
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  const pattern = parser.parsePattern(source, 0, source.length, modes);
  const parsed = parser.parseFlags(flags);
  const parts = [{ alternatives: pattern.alternatives, direction: 'forward', sticky: parsed.sticky }];
  visitRegExpAST(pattern, {
    onAssertionEnter(assertion) {
      if (assertion.kind !== 'lookahead' && assertion.kind !== 'lookbehind') return;
      const direction = assertion.kind === 'lookahead' ? 'forward' : 'backward';
      parts.push({ alternatives: assertion.alternatives, direction, sticky: isFirst(assertion, pattern) });
    },
  });
  const found = parts.map(({ alternatives, direction, sticky }) => {
    const graph = toGraph(toAutomaton(alternatives, parsed, /** @type {'forward'} */ (direction)), sticky);
    if (isAmbiguous(graph)) return 'exponential';
    return hasAmbiguousPair(graph) ? 'polynomial' : null;
  });
  return found.find((one) => one === 'exponential') ?? found.find((one) => one === 'polynomial') ?? null;
}

/**
 * Whether a lookaround is tried once only, at the start of the input.
 * @param {import('@eslint-community/regexpp/ast').Assertion} assertion
 * @param {import('@eslint-community/regexpp/ast').Pattern} pattern
 */
function isFirst(assertion, pattern) {
  const [only, ...others] = pattern.alternatives;
  if (only === undefined || others.length > 0) return false;
  const before = only.elements.slice(0, only.elements.indexOf(assertion));
  return (
    before.some((one) => one.type === 'Assertion' && one.kind === 'start') &&
    before.every((one) => one.type === 'Assertion')
  );
}
