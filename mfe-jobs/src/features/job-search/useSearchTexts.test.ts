import { emptyJobFilter } from 'shared-contracts';
import { municipalities, requestedPlaces } from 'shared-contracts/gazetteer';
import { buildSearchPage } from '../../testing/build-job';
import { canonicalQuery, placePhrase, searchRobots } from './useSearchTexts';

describe('searchRobots', () => {
  const page = buildSearchPage();

  it.each([
    ['no filter', {}, 'index'],
    ['an area and a city', { category: 'design', location: 'Porto' }, 'index'],
    ['a keyword', { keyword: 'dados' }, 'noindex'],
    ['three filters', { category: 'design', location: 'Porto', workplace: ['remote'] }, 'noindex'],
    ['two values of one filter and a city', { type: ['contract', 'full-time'], location: 'Porto' }, 'noindex'],
  ])('returns the directive for %s', (_, filter, expected) => {
    expect(searchRobots({ ...emptyJobFilter, ...filter }, page)).toBe(expected);
  });

  it('indexes one whole place of the gazetteer only', () => {
    const directive = (...place: string[]) =>
      searchRobots({ ...emptyJobFilter, place }, buildSearchPage({ places: requestedPlaces(place) }));
    const found = [['porto'], ['algarve'], ['porto_5'], ['porto', 'lisboa'], ['Atlântida']].map((place) =>
      directive(...place),
    );
    expect(found).toEqual(['index', 'index', 'noindex', 'noindex', 'noindex']);
  });

  it('returns noindex for a page without jobs', () => {
    expect(searchRobots(emptyJobFilter, buildSearchPage({ items: [], total: 0 }))).toBe('noindex');
  });
});

describe('canonicalQuery', () => {
  const filter = {
    ...emptyJobFilter,
    keyword: 'dados',
    location: 'Porto',
    category: 'design-e-arte',
    type: ['contract'],
    workplace: ['remote'],
    sort: 'date' as const,
    page: 99,
  };

  it('contains area, city, remote work and the current page in this order', () => {
    const page = buildSearchPage({ page: 4, category: { slug: 'design', name: 'Design' } });
    expect(canonicalQuery(filter, page).toString()).toBe('category=design&location=Porto&remote=true&page=4');
  });

  it('contains one place by its id', () => {
    const canonical = (...place: string[]) =>
      canonicalQuery({ ...emptyJobFilter, place }, buildSearchPage({ places: requestedPlaces(place) })).toString();
    expect([canonical('Gaia'), canonical('porto_5'), canonical('porto', 'faro')]).toEqual([
      'place=vila-nova-de-gaia',
      '',
      '',
    ]);
  });

  it('is empty for a search without filters', () => {
    expect(canonicalQuery(emptyJobFilter, buildSearchPage()).toString()).toBe('');
  });
});

describe('placePhrase', () => {
  it.each([
    ['Lisboa', 'pt', 'em Lisboa'],
    ['Porto', 'pt', 'no Porto'],
    ['Covilhã', 'pt', 'na Covilhã'],
    ['Porto', 'en', 'in Porto'],
    ['constructor', 'pt', 'em constructor'],
  ] as const)('%s in %s is "%s"', (place, language, words) => {
    expect(placePhrase(place, language)).toBe(words);
  });

  /** This page does not load the gazetteer, and has the articles of the larger towns only. */
  it('has the articles of the gazetteer', () => {
    const phrases = municipalities.map(({ name, within }) => [placePhrase(name, 'pt'), within]);
    const withArticle = phrases.filter(([phrase]) => !phrase?.startsWith('em '));
    expect(withArticle).toHaveLength(21);
    expect(withArticle.filter(([phrase, within]) => phrase !== within)).toEqual([]);
  });
});
