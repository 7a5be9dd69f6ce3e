import fc from 'fast-check';
import {
  emptyJobFilter,
  experienceLevels,
  jobSorts,
  jobTypes,
  postedWithin,
  searchJobs,
  templateVariables,
  toJobFilter,
  type JobFilter,
} from 'shared-contracts';
import { activeFilters, filtersToDrop, withoutFilters } from './active-filters';
import { changeFilter, clearFilter, jobsAddress, toggle } from './job-address';

const text = fc.string({ unit: fc.constantFrom('a', 'ã', ' ', '&', '=', '+', '%', '/') }).map((value) => value.trim());
const filters: fc.Arbitrary<JobFilter> = fc.record({
  keyword: text,
  location: text,
  category: text,
  types: fc.uniqueArray(fc.constantFrom(...jobTypes)),
  experienceLevels: fc.uniqueArray(fc.constantFrom(...experienceLevels)),
  remote: fc.constantFrom('', 'true'),
  postedWithin: fc.constantFrom(...postedWithin),
  companyId: fc.constantFrom('', '12'),
  sort: fc.constantFrom(...jobSorts),
  page: fc.integer({ min: 1, max: 900 }),
});

const readAddress = (address: string) =>
  toJobFilter(templateVariables(searchJobs.template, {}, new URL(address, 'https://site.example').searchParams));

describe('the address of a search', () => {
  it('gives back the filter that it was made of', () => {
    fc.assert(fc.property(filters, (filter) => expect(readAddress(jobsAddress(filter))).toEqual(filter)));
  });

  it('is /jobs alone without a filter', () => {
    expect(jobsAddress(emptyJobFilter)).toBe('/jobs');
  });
});

describe('a changed filter', () => {
  it('starts on page 1, whatever changes', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        for (const { without } of activeFilters(filter)) expect(changeFilter(filter, without).page).toBe(1);
        expect(clearFilter(filter)).toEqual({ ...emptyJobFilter, sort: filter.sort });
      }),
    );
  });

  it('that is toggled twice is the same set again', () => {
    expect(toggle(toggle(['contract'], 'full-time'), 'full-time')).toEqual(['contract']);
    expect(toggle(['contract', 'full-time'], 'contract')).toEqual(['full-time']);
  });
});

describe('the filters that are on', () => {
  it('can each be taken off, until nothing is left', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const rest = withoutFilters(filter, activeFilters(filter));
        expect(activeFilters(rest)).toEqual([]);
      }),
    );
  });

  it('lose one value only', () => {
    const filter = { ...emptyJobFilter, types: ['full-time', 'contract'] };
    expect(withoutFilters(filter, filtersToDrop(filter, 'type', 'contract')).types).toEqual(['full-time']);
  });

  it('lose all values of a kind where the server says so', () => {
    const filter = { ...emptyJobFilter, types: ['full-time', 'contract'], remote: 'true' };
    const rest = withoutFilters(filter, filtersToDrop(filter, 'type', null));
    expect(rest).toEqual({ ...emptyJobFilter, remote: 'true' });
  });
});
