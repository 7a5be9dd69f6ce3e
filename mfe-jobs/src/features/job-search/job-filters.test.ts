import fc from 'fast-check';
import {
  activeFilters,
  byName,
  emptyJobFilter,
  filterRow,
  isListFilter,
  jobFilterNames,
  jobSorts,
  toQueriedJobFilter,
  type JobFilter,
  type JobFilterName,
  type PanelFilterName,
} from 'shared-contracts';
import { buildSearchPage } from '../../testing/build-job';
import {
  changeFilter,
  clearFilter,
  filterOptions,
  filtersToDrop,
  jobsAddress,
  panelFilters,
  toggleFilter,
  withoutFilter,
} from './job-filters';

const text = fc.string({ unit: fc.constantFrom('a', 'ã', ' ', '&', '=', '+', '%', '/') }).map((value) => value.trim());
/** Known values, or any words. */
function valuesOfFilter(name: JobFilterName): fc.Arbitrary<string | string[]> {
  const { values } = filterRow(name);
  const value = values === undefined ? text : fc.constantFrom(...values);
  return isListFilter(name)
    ? fc.uniqueArray(value.filter((one) => one !== ''))
    : fc.oneof(fc.constant(emptyJobFilter[name]), value);
}

const filters = fc.record({
  keyword: text,
  ...byName(jobFilterNames, valuesOfFilter),
  sort: fc.constantFrom(...jobSorts),
  page: fc.integer({ min: 1, max: 900 }),
}) as fc.Arbitrary<JobFilter>;

const readAddress = (address: string) => toQueriedJobFilter(new URL(address, 'https://site.example').searchParams);

describe('jobsAddress', () => {
  it('is parsed back to the same filter', () => {
    fc.assert(fc.property(filters, (filter) => expect(readAddress(jobsAddress(filter))).toEqual(filter)));
  });

  it('is /jobs without a filter', () => {
    expect(jobsAddress(emptyJobFilter)).toBe('/jobs');
  });
});

describe('a changed job filter', () => {
  it('starts on page 1', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        for (const active of activeFilters(filter)) expect(withoutFilter(filter, active).page).toBe(1);
        expect(changeFilter(filter, { keyword: 'x' }).page).toBe(1);
        expect(clearFilter(filter)).toEqual({ ...emptyJobFilter, sort: filter.sort });
      }),
    );
  });

  it('is unchanged after toggling a value twice', () => {
    const toggled = (type: readonly string[], value: string) =>
      toggleFilter({ ...emptyJobFilter, type }, 'type', value).type ?? [];
    expect(toggled(toggled(['contract'], 'full-time'), 'full-time')).toEqual(['contract']);
    expect(toggled(['contract', 'full-time'], 'contract')).toEqual(['full-time']);
    expect(toggleFilter(emptyJobFilter, 'withPay', 'true')).toEqual({ withPay: 'true' });
    expect(toggleFilter({ ...emptyJobFilter, withPay: 'true' }, 'withPay', 'true')).toEqual({ withPay: '' });
  });
});

describe('removal of active filters', () => {
  it('leaves no active filter after all were removed', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const rest = activeFilters(filter).reduce(withoutFilter, filter);
        expect(activeFilters(rest)).toEqual([]);
      }),
    );
  });

  it('removes one value of a list', () => {
    const filter = { ...emptyJobFilter, type: ['full-time', 'contract'] };
    expect(filtersToDrop(filter, 'type', 'contract').reduce(withoutFilter, filter).type).toEqual(['full-time']);
  });

  it('removes all values of a list if the server proposes it', () => {
    const filter = { ...emptyJobFilter, type: ['full-time', 'contract'], withPay: 'true' };
    const rest = filtersToDrop(filter, 'type', null).reduce(withoutFilter, filter);
    expect(rest).toEqual({ ...emptyJobFilter, withPay: 'true' });
  });
});

const facet = (value: string, count: number) => ({ value, label: value, count });

describe('filterOptions', () => {
  it('retains the known order, with 0 for values that were not counted', () => {
    expect(filterOptions(['entry', 'junior'], [facet('junior', 47)], [])).toEqual([
      { value: 'entry', count: 0 },
      { value: 'junior', count: 47 },
    ]);
  });

  it('appends values of the response and of the address', () => {
    const values = filterOptions(['contract'], [facet('seasonal', 2)], ['unheard-of']).map(({ value }) => value);
    expect(values).toEqual(['contract', 'seasonal', 'unheard-of']);
  });

  it('has no counts while the response is loading', () => {
    expect(filterOptions(['contract'], undefined, [])).toEqual([{ value: 'contract', count: null }]);
  });
});

describe('panelFilters', () => {
  const page = buildSearchPage();
  const panel = (change: Partial<JobFilter>, given = page) =>
    new Map(panelFilters({ ...emptyJobFilter, ...change }, given).map((one) => [one.name, one]));
  const valuesOf = (change: Partial<JobFilter>, name: PanelFilterName, given = page) =>
    panel(change, given)
      .get(name)
      ?.options.map(({ value }) => value);

  it('returns the filters of the panel in its order', () => {
    expect([...panel({}).keys()]).toEqual([
      'withPay',
      'postedWithin',
      'workplace',
      'schedule',
      'type',
      'experienceLevel',
      'category',
      'language',
      'closingSoon',
    ]);
  });

  it('includes types that other filters contain only if the address contains them', () => {
    const facets = { ...page.facets, type: [facet('remote-only', 4), facet('contract', 3)] };
    const counted = { ...page, facets };
    const types = ['contract', 'freelance', 'internship', 'temporary', 'project-based'];
    expect(valuesOf({}, 'type', counted)).toEqual(types);
    const chosen = panel({ type: ['remote-only'] }, counted).get('type');
    expect(chosen?.options).toContainEqual({ value: 'remote-only', count: 4 });
  });

  it('adds unknown values of a list and of an open filter, but not of a filter with one known value', () => {
    expect(valuesOf({ experienceLevel: ['guru'] }, 'experienceLevel')).toContain('guru');
    expect(valuesOf({ category: 'nada' }, 'category')).toContain('nada');
    expect(valuesOf({ closingSoon: 'maybe' }, 'closingSoon')).toEqual(['true']);
    expect(valuesOf({ postedWithin: '9y' }, 'postedWithin')).not.toContain('9y');
  });

  it('adds an option that clears an open filter, and selects the category of the response', () => {
    const category = { slug: 'design', name: 'Design' };
    expect(valuesOf({}, 'category')?.[0]).toBe('');
    expect(panel({}).get('category')?.chosen).toEqual(['']);
    expect(panel({ category: 'des' }, { ...page, category }).get('category')?.chosen).toEqual(['design']);
  });
});
