import { documentTitle } from './document-title.ts';

it('appends the site name, or is the site name alone', () => {
  expect(documentTitle('Ofertas')).toBe('Ofertas | Trampolim');
  expect(documentTitle('Trampolim')).toBe('Trampolim');
});

it('truncates the title but not the site name', () => {
  const title = documentTitle('palavra '.repeat(20));
  expect(title).toMatch(/^palavra .*palavra\.\.\. \| Trampolim$/);
  expect(title.length).toBeLessThanOrEqual(60 + ' | Trampolim'.length);
});
