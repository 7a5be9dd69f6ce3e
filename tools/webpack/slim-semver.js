/**
 * Replaces the version ranges of Module Federation's runtime. Shared modules have versions without prerelease; their ranges
 * are `^1.2.3`, `^1.2` and `1.2.3`, and the runtime compares versions by `<=1.2.3`.
 * @param {string} version
 * @param {string} range
 */
export function satisfy(version, range) {
  const is = numbersOf(version);
  const wanted = numbersOf(range);
  if (range.startsWith('<')) return isAtMost(is, wanted);
  return range.startsWith('^') ? is[0] === wanted[0] && isAtMost(wanted, is) : version === range;
}

/** @param {string} version */
const numbersOf = (version) => version.replace(/^\D+/, '').split('.').map(Number);

/** @param {number[]} one @param {number[]} other */
function isAtMost(one, other) {
  const at = one.findIndex((part, index) => part !== (other[index] ?? 0));
  return at === -1 || (one[at] ?? 0) < (other[at] ?? 0);
}
