import fc from 'fast-check';
import { jobSorts } from './enums.ts';
import {
  activeFilterCount,
  byName,
  emptyJobFilter,
  filterRow,
  isListFilter,
  jobFilterNames,
  toJobSearchParams,
  toQueriedJobFilter,
  toSavedSearchQuery,
  type JobFilter,
  type JobFilterName,
} from './job-filter.ts';
import { codePoint } from './testing/code-point.ts';

const read = (query: string) => toQueriedJobFilter(new URLSearchParams(query));

describe('toJobFilter', () => {
  it('reads every parameter of SPEC §2', () => {
    const filter = read(
      'keyword=designer&location=Porto&category=design&type=full-time&type=contract&experienceLevel=senior&remote=true&postedWithin=1w&companyId=12&sort=date&page=3',
    );
    expect(filter).toEqual({
      ...emptyJobFilter,
      keyword: 'designer',
      location: 'Porto',
      category: 'design',
      type: ['full-time', 'contract'],
      experienceLevel: ['senior'],
      workplace: ['remote'],
      postedWithin: '1w',
      companyId: ['12'],
      sort: 'date',
      page: 3,
    });
  });

  it.each(['page=0', 'page=-1', 'page=abc', 'page=1e9', 'page=99999999999', 'remote=false', 'remote=', 'sort=%20'])(
    'ignores %s',
    (query) => {
      expect(read(query)).toEqual(emptyJobFilter);
    },
  );

  it('preserves unknown values', () => {
    expect(read('type=nonsense&experienceLevel=guru&remote=maybe&postedWithin=9y&sort=x')).toEqual({
      ...emptyJobFilter,
      type: ['nonsense'],
      experienceLevel: ['guru'],
      workplace: ['maybe'],
      postedWithin: '9y',
      sort: 'x',
    });
  });

  it('canonicalizes and deduplicates known values', () => {
    const { type: types, experienceLevel: levels } = read(
      'type=Full%20Time&type=full-time&type=Remote+Only&type=HYBRID&experienceLevel=Mid+Level&experienceLevel=executive',
    );
    expect(types).toEqual(['full-time', 'remote-only', 'hybrid']);
    expect(levels).toEqual(['mid', 'expert']);
  });
});

const word = fc.stringMatching(/^[\p{L}\d][\p{L}\d ]{0,10}[\p{L}\d]$/u);
/** Known values, or any words. */
function valuesOfFilter(name: JobFilterName): fc.Arbitrary<string | string[]> {
  const { values, canonical = (value) => value } = filterRow(name);
  const value = values === undefined ? word.map(canonical) : fc.constantFrom(...values);
  return isListFilter(name) ? fc.uniqueArray(value) : fc.oneof(fc.constant(emptyJobFilter[name]), value);
}

const filters = fc.record({
  keyword: fc.oneof(fc.constant(''), word),
  ...byName(jobFilterNames, valuesOfFilter),
  sort: fc.constantFrom(...jobSorts),
  page: fc.integer({ min: 1, max: 900 }),
}) as fc.Arbitrary<JobFilter>;

it('round-trips through the query string', () => {
  fc.assert(fc.property(filters, (filter) => expect(read(toJobSearchParams(filter).toString())).toEqual(filter)));
});

it('omits defaults from the query string', () => {
  expect(toJobSearchParams(emptyJobFilter).toString()).toBe('');
});

it('counts active filters', () => {
  expect(activeFilterCount(read('keyword=x&sort=date&page=2'))).toBe(0);
  expect(activeFilterCount(read('location=Porto&type=a&type=b&remote=true&postedWithin=24h'))).toBe(5);
});

describe('toSavedSearchQuery', () => {
  it.each([
    ['', ''],
    ['?keyword=enfermeira&location=Porto', 'keyword=enfermeira&location=Porto'],
    ['location=Porto&keyword=%20enfermeira+chefe', 'keyword=enfermeira+chefe&location=Porto'],
    ['keyword=x&sort=date&page=7&utm_source=y', 'keyword=x'],
    ['type=part-time&type=full-time&type=part-time', 'type=full-time&type=part-time'],
    ['remote=yes&postedWithin=ever', 'workplace=yes&postedWithin=ever'],
    ['workplace=remote&postedAfter=2026-11-20', 'remote=true'],
    ['remote=true&workplace=hybrid&minPay=0900', 'minPay=900&workplace=hybrid&workplace=remote'],
    [
      'remote=true&postedWithin=1w&experienceLevel=senior&experienceLevel=mid',
      'experienceLevel=mid&experienceLevel=senior&remote=true&postedWithin=1w',
    ],
  ])('canonicalizes %j to %j', (given, kept) => {
    expect(toSavedSearchQuery(given)).toBe(kept);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint }), (text) => {
        const kept = toSavedSearchQuery(`keyword=${text}&type=${text}&sort=date`);
        expect(toSavedSearchQuery(kept)).toBe(kept);
      }),
    );
  });

  it('does not depend on the parameter order', () => {
    const parts = ['keyword=a+b', 'location=Faro', 'type=contract', 'type=full-time', 'remote=true', 'category=saude'];
    const shuffled = fc.shuffledSubarray(parts, { minLength: parts.length });
    fc.assert(
      fc.property(shuffled, (order) =>
        expect(toSavedSearchQuery(order.join('&'))).toBe(toSavedSearchQuery(parts.join('&'))),
      ),
    );
  });
});
