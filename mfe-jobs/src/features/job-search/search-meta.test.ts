import { emptyJobFilter } from 'shared-contracts';
import { buildSearchPage } from '../../testing/build-job';
import { searchRobots } from './search-meta';

describe('searchRobots', () => {
  const page = buildSearchPage();

  it.each([
    ['no filter', {}, 'index'],
    ['an area and a city', { category: 'design', location: 'Porto' }, 'index'],
    ['a keyword', { keyword: 'dados' }, 'noindex'],
    ['three filters', { category: 'design', location: 'Porto', remote: true }, 'noindex'],
    ['two values of one filter and a city', { types: ['contract', 'full-time'], location: 'Porto' }, 'noindex'],
  ])('%s', (_, filter, expected) => {
    expect(searchRobots({ ...emptyJobFilter, ...filter }, page)).toBe(expected);
  });

  it('keeps an empty page out', () => {
    expect(searchRobots(emptyJobFilter, buildSearchPage({ items: [], total: 0 }))).toBe('noindex');
  });
});
