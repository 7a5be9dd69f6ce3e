import { filterOptions } from './filter-options';

const facet = (value: string, count: number) => ({ value, label: value, count });

describe('filterOptions', () => {
  it('keeps the known order and shows zero where nothing was counted', () => {
    expect(filterOptions(['entry', 'junior'], [facet('junior', 47)], [])).toEqual([
      { value: 'entry', count: 0 },
      { value: 'junior', count: 47 },
    ]);
  });

  it('adds what only the answer or the address knows', () => {
    const values = filterOptions(['contract'], [facet('seasonal', 2)], ['unheard-of']).map(({ value }) => value);
    expect(values).toEqual(['contract', 'seasonal', 'unheard-of']);
  });

  it('counts nothing while the answer is on its way', () => {
    expect(filterOptions(['contract'], undefined, [])).toEqual([{ value: 'contract', count: null }]);
  });
});
