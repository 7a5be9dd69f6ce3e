import fc from 'fast-check';
import { jobFilterNames, limits } from 'shared-contracts';
import { readColumns, type Attribute, type FacetGroups, type JobColumns } from './job-columns.parser.ts';
import { countMatches, pageOf, type MatchCounts, type Tier } from './match-counts.policy.ts';
import { filterOrder } from './search-criteria.policy.ts';
import { attributes, checkAttributes, specialFilters } from './search-filters.policy.ts';

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

const attribute = (index: number): Attribute => ({ column: `column_${index}`, type: 'smallint', size: 3 });

/** A job of the snapshot: id, three times, company, pay, then the attributes. */
function packed(id: number, values: readonly number[], valueBytes = 2): Buffer {
  const bytes = Buffer.alloc(36 + valueBytes * values.length);
  bytes.writeInt32BE(id, 0);
  bytes.writeDoubleBE(1_000_000 - id, 4);
  bytes.writeDoubleBE(Infinity, 12);
  for (const [index, value] of values.entries()) bytes.writeIntBE(value, 36 + valueBytes * index, valueBytes);
  return bytes;
}

const emptyCriteria = {
  location: null,
  place: null,
  companyId: null,
  postedWithin: null,
  postedAfter: null,
  closingSoon: null,
  minPay: null,
};

/** Up to 20 jobs with the same number of attributes, and for each attribute the selected value or null. */
const cases = fc.integer({ min: 1, max: 24 }).chain((count) =>
  fc.record({
    jobs: fc.array(fc.array(fc.nat(2), { minLength: count, maxLength: count }), { maxLength: 20 }),
    selected: fc.array(fc.option(fc.nat(2), { freq: 2 }), { minLength: count, maxLength: count }),
  }),
);

it('counts the values of every attribute without its own filter, for more attributes than the search has', () => {
  fc.assert(
    fc.property(cases, ({ jobs, selected }) => {
      const rows = Buffer.concat(jobs.map((values, id) => packed(id + 1, values)));
      const columns = readColumns(
        rows,
        Buffer.alloc(0),
        selected.map((_, index) => attribute(index)),
      );
      const accepts = selected.map((wanted) => (wanted === null ? null : (value: number) => value === wanted));
      const criteria = { ...emptyCriteria, accepts };
      const counts = countMatches({
        columns,
        criteria,
        flags: null,
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
        expect(counts.excludedBy[index]).toBe(own.length - counts.total);
      }
    }),
  );
});

it('evaluates each filter of the contract once', () => {
  expect([...filterOrder].toSorted()).toEqual(jobFilterNames.toSorted());
  expect(filterOrder).toHaveLength(attributes.length + specialFilters.length);
});

/** Values up to the greatest of `int`, of more attributes than one exact number could combine. */
const wideJobs = fc.array(fc.array(fc.constantFrom(0, 1, 2 ** 30, 2 ** 31 - 1), { minLength: 4, maxLength: 4 }), {
  maxLength: 20,
});

it('groups jobs by any number of attributes, and retains the numbers of known groups', () => {
  const wide = Array.from({ length: 4 }, (_, index) => ({ ...attribute(index), type: 'int' as const, size: 2 ** 31 }));
  const read = (jobs: readonly number[][], known?: FacetGroups) =>
    readColumns(Buffer.concat(jobs.map((values, id) => packed(id + 1, values, 4))), Buffer.alloc(0), wide, known);
  const groupsOf = ({ group, groups }: JobColumns) =>
    Array.from(group, (number) => groups.values.map((values) => values[number]));
  fc.assert(
    fc.property(wideJobs, wideJobs, (first, second) => {
      const known = read(first);
      const columns = read(second, known.groups);
      expect([groupsOf(known), groupsOf(columns)]).toEqual([first, second]);
      expect(columns.groups.count).toBe(new Set([...first, ...second].map(String)).size);
      expect(columns.groups.values.map((values) => values.slice(0, known.groups.count))).toEqual(known.groups.values);
    }),
  );
});

it('rejects more attributes than a number has bits, and values that the type of a column cannot store', () => {
  const attributesOf = (count: number) => Array.from({ length: count }, (_, index) => attribute(index));
  expect(() => checkAttributes(attributesOf(24))).not.toThrow();
  expect(() => checkAttributes(attributesOf(25))).toThrow('at most 24 attributes');
  expect(() => checkAttributes([{ ...attribute(0), size: 2 ** 16 }])).toThrow('Values of column_0 may exceed smallint');
});
