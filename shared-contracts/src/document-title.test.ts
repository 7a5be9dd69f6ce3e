import { documentTitle } from './document-title.ts';

it('names the site after the page, and alone where it is the page', () => {
  expect(documentTitle('Ofertas')).toBe('Ofertas | Trampolim');
  expect(documentTitle('Trampolim')).toBe('Trampolim');
});

it('cuts what nobody would see, and never the name of the site', () => {
  const title = documentTitle('palavra '.repeat(20));
  expect(title).toMatch(/^palavra .*palavra\.\.\. \| Trampolim$/);
  expect(title.length).toBeLessThanOrEqual(60 + ' | Trampolim'.length);
});
