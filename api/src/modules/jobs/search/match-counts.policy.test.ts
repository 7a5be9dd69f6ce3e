import fc from 'fast-check';
import { limits } from 'shared-contracts';
import { buildCatalogue, buildJobRow, noCriteria } from '../testing/build-catalogue.ts';
import type { Attribute } from './catalogue/job-rows.parser.ts';
import { countMatches, pageOf, type MatchCounts } from './match-counts.policy.ts';
import { checkAttributes } from './search-filters.policy.ts';

const size = limits.searchPageSize;

const counted = (total: number): Pick<MatchCounts, 'total' | 'first'> => ({
  total,
  first: Array.from({ length: total }, (_, job) => job),
});

it('splits matches into pages without gaps or duplicates', () => {
  fc.assert(
    fc.property(fc.nat(200), (total) => {
      const counts = counted(total);
      const pages = Math.ceil(total / size);
      const shown = Array.from({ length: pages }, (_, index) => pageOf(counts, index + 1).jobs).flat();
      expect(shown).toEqual(counts.first);
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
  expect(pageOf(counted(total), requested).number).toBe(expected);
});

const attribute = (index: number): Attribute => ({ column: `column_${index}`, type: 'smallint', size: 3 });

/** Up to 20 jobs with the same number of attributes, and for each attribute the selected value or null. */
const cases = fc.integer({ min: 1, max: 31 }).chain((count) =>
  fc.record({
    jobs: fc.array(fc.array(fc.nat(2), { minLength: count, maxLength: count }), { maxLength: 20 }),
    selected: fc.array(fc.option(fc.nat(2), { freq: 2 }), { minLength: count, maxLength: count }),
  }),
);

it('counts the values of every attribute without its own filter, for more attributes than the search has', () => {
  fc.assert(
    fc.property(cases, ({ jobs, selected }) => {
      const rows = jobs.map((attributes, id) => buildJobRow({ id: id + 1, postedAt: -id, attributes }));
      const catalogue = buildCatalogue(
        selected.map((_, index) => attribute(index)),
        rows,
      );
      const accepts = selected.map((wanted) => (wanted === null ? null : (value: number) => value === wanted));
      const counts = countMatches({
        catalogue,
        criteria: { ...noCriteria, accepts },
        keyword: null,
        ranks: null,
        now: 0,
        sort: 'date',
        postedLimits: [],
        wanted: 100,
      });
      const matches = (without: number | null) =>
        jobs.filter((job) => job.every((value, at) => at === without || (accepts[at]?.(value) ?? true)));
      expect(counts.total).toBe(matches(null).length);
      for (const index of selected.keys()) {
        const own = matches(index);
        expect([0, 1, 2].map((value) => counts.attributes[index]![value] ?? 0)).toEqual(
          [0, 1, 2].map((value) => own.filter((job) => job[index] === value).length),
        );
      }
    }),
  );
});

/** Values up to the greatest of `int`, of more attributes than one exact number could combine. */
const wideJobs = fc.array(fc.array(fc.constantFrom(0, 1, 2 ** 30, 2 ** 31 - 1), { minLength: 4, maxLength: 4 }), {
  maxLength: 20,
});

it('groups jobs by any number of attributes, and retains the numbers of known groups', () => {
  const wide = Array.from({ length: 4 }, (_, index) => ({ ...attribute(index), type: 'int' as const, size: 2 ** 31 }));
  fc.assert(
    fc.property(wideJobs, wideJobs, (first, second) => {
      const rows = [...first, ...second].map((attributes, id) => buildJobRow({ id: id + 1, attributes }));
      const { jobs: columns } = buildCatalogue(wide, rows.slice(0, first.length));
      const known = columns.groups.values.map((values) => [...values]);
      for (const row of rows.slice(first.length)) columns.push(row);
      const groups = Array.from(columns.group.subarray(0, rows.length), (number) =>
        columns.groups.values.map((values) => values[number]),
      );
      expect(groups).toEqual([...first, ...second]);
      expect(columns.groups.count).toBe(new Set(rows.map(({ attributes }) => attributes.join(' '))).size);
      expect(columns.groups.values.map((values, at) => values.slice(0, known[at]!.length))).toEqual(known);
    }),
  );
});

it('rejects more attributes than a number has bits, and values that the type of a column cannot store', () => {
  const attributesOf = (count: number) => Array.from({ length: count }, (_, index) => attribute(index));
  expect(() => checkAttributes(attributesOf(31))).not.toThrow();
  expect(() => checkAttributes(attributesOf(32))).toThrow('at most 31 attributes');
  expect(() => checkAttributes([{ ...attribute(0), size: 2 ** 16 }])).toThrow('Values of column_0 may exceed smallint');
});
