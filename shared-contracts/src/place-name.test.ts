import { placeName } from './place-name.ts';

const page = { facets: { location: [{ value: 'Évora', label: 'Évora', count: 3 }] } } as Parameters<
  typeof placeName
>[1];

it.each([
  ['evora', 'Évora'],
  [' ÉVORA ', 'Évora'],
  ['Évora', 'Évora'],
  ['Atlântida', 'Atlântida'],
])('%p is %p', (asked, name) => {
  expect(placeName(asked, page)).toBe(name);
});

it('is the requested name until the response arrives', () => {
  expect(placeName('evora', undefined)).toBe('evora');
});
