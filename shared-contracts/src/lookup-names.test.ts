import { categoryName, placeName } from './lookup-names.ts';

it.each([
  ['tecnologia', 'Tecnologia', 'en', 'Technology'],
  ['tecnologia', 'Tecnologia', 'pt', 'Tecnologia'],
  ['design', 'Design', 'en', 'Design'],
  ['toxicologia', 'Toxicologia', 'en', 'Toxicologia'],
] as const)('the category %s (%s) in %s is %s', (slug, name, language, words) => {
  expect(categoryName({ slug, name }, language)).toBe(words);
});

const page = { facets: { location: [{ value: 'Évora', label: 'Évora', count: 3 }] } } as Parameters<
  typeof placeName
>[1];

it.each([
  ['evora', 'Évora'],
  [' ÉVORA ', 'Évora'],
  ['Évora', 'Évora'],
  ['Atlântida', 'Atlântida'],
])('the place %p is %p', (asked, name) => {
  expect(placeName(asked, page)).toBe(name);
});

it('a place without a response is the requested name', () => {
  expect(placeName('evora', undefined)).toBe('evora');
});
