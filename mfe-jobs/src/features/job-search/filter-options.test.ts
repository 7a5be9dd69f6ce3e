import { filterOptions, typeOptions } from './filter-options';

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

it('offers hybrid work among the types, and remote work only where an address asks for it', () => {
  const counted = [
    { value: 'remote-only', label: 'Remote Only', count: 4 },
    { value: 'hybrid', label: 'Hybrid', count: 3 },
  ];
  const values = (chosen: readonly string[]) => typeOptions(counted, chosen).map(({ value }) => value);
  expect(values([])).toContain('hybrid');
  expect(values([])).not.toContain('remote-only');
  expect(typeOptions(counted, ['remote-only'])).toContainEqual({ value: 'remote-only', count: 4 });
});
