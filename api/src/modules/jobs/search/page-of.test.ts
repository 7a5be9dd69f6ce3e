import fc from 'fast-check';
import { limits } from 'shared-contracts';
import type { MatchCounts } from './count-matches.ts';
import { pageOf } from './page-of.ts';
import type { Tier } from './tiers.ts';

const size = limits.searchPageSize;

function counted(sizes: readonly number[]): Pick<MatchCounts, 'total' | 'tiers'> {
  let next = 0;
  const tiers: Tier[] = sizes.map((count) => ({ size: count, first: Array.from({ length: count }, () => next++) }));
  return { total: next, tiers };
}

it('splits tiers into pages without gaps or duplicates', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(25), { maxLength: 8 }), (sizes) => {
      const counts = counted(sizes);
      const pages = Math.ceil(counts.total / size);
      const shown = Array.from({ length: pages }, (_, index) => pageOf(counts, index + 1).jobs).flat();
      expect(shown).toEqual(Array.from({ length: counts.total }, (_, job) => job));
    }),
  );
});

it.each([
  [25, 3, 3],
  [25, 4, 3],
  [25, 999_999_999, 3],
  [0, 5, 1],
  [limits.reachableResults + 50, limits.reachableResults, limits.reachableResults / size],
])('for %i results and requested page %i, returns page %i', (total, requested, expected) => {
  expect(pageOf(counted([total]), requested).number).toBe(expected);
});
