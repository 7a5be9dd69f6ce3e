import { resolvePlace } from './gazetteer/index.ts';
import { emptyJobFilter, toQueriedJobFilter, toSavedSearchQuery } from './job-filter.ts';
import { indexedPlace, placeLabel, toPlace, toRadiusArea } from './place-filter.ts';

const requested = (value: string) => resolvePlace(value).requested;

it('values are canonical: positions are rounded to 0.01°, others remain', () => {
  const expected = {
    '38.7223_-9.1393_10': '38.72_-9.14_10',
    '38.7_-9_200': '38.7_-9_200',
    '-0.001_0_1': '0_0_1',
    '38.7223_-9.1393_201': '38.7223_-9.1393_201',
    lisboa_15: 'lisboa_15',
    'Vila Nova de Gaia': 'Vila Nova de Gaia',
  };
  expect(Object.keys(expected).map(toPlace)).toEqual(Object.values(expected));
  expect(toQueriedJobFilter(new URLSearchParams('place=38.7223_-9.1393_10&place=38.72_-9.14_10'))).toEqual({
    ...emptyJobFilter,
    place: ['38.72_-9.14_10'],
  });
});

it('a radius is a whole number of 1 to 200 km', () => {
  const kms = ['1', '15', '99', '100', '199', '200'];
  expect(kms.map((km) => toRadiusArea(`porto_${km}`)?.km)).toEqual(kms.map(Number));
  for (const km of ['0', '015', '201', '1000', '1.5', '-1', '']) expect(toRadiusArea(`porto_${km}`)).toBeNull();
});

it('a saved search has places by id, and the next municipality in place of a position', () => {
  const query = 'place=38.71_-9.14_10&place=Gaia&place=Atlântida&place=lisboa_10&keyword=x';
  const { place } = toQueriedJobFilter(new URLSearchParams(query));
  const stored = toSavedSearchQuery(query, place.map(requested));
  expect(new URLSearchParams(stored).getAll('place')).toEqual(['Atlântida', 'lisboa_10', 'vila-nova-de-gaia']);
  expect(toSavedSearchQuery(stored, toQueriedJobFilter(new URLSearchParams(stored)).place.map(requested))).toBe(stored);
});

it('only one whole place of the gazetteer is indexed', () => {
  const indexed = (...values: string[]) => indexedPlace(values.map(requested));
  expect([indexed('Gaia'), indexed('algarve')]).toEqual(['vila-nova-de-gaia', 'algarve']);
  const others = [['lisboa', 'porto'], ['lisboa_15'], ['38.7_-9.1_10'], ['Atlântida'], []];
  for (const values of others) expect([values, indexed(...values)]).toEqual([values, null]);
});

it('a place without a response is its value', () => {
  expect(placeLabel('porto', [requested('porto_5')], 'pt')).toBe('porto');
  expect(placeLabel('porto_5', [requested('porto_5')], 'pt')).toBe('Porto + 5\u{a0}km');
});
