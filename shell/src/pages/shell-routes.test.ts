import { createRouteMatcher } from 'shared-contracts';
import { shell } from '../shell';
import { describedRoutes } from './described-routes';
import * as formPages from './form-pages';
import * as mainPages from './main-pages';
import * as readingPages from './reading-pages';
import { fileOf, shellRoutes } from './shell-routes';

const files = { main: mainPages, forms: formPages, reading: readingPages };

function keys(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : keys(text as object, `${prefix}${key}.`),
  );
}

it('every page has a unique address, and head texts in both languages', () => {
  expect(() => createRouteMatcher(describedRoutes.map(({ path }) => ({ owner: path, pattern: path })))).not.toThrow();
  for (const { title, description } of describedRoutes) {
    expect([title.pt, title.en, description.pt, description.en].every((text) => text.length > 0)).toBe(true);
  }
});

it('excludes the pages for engineers and the second address of the landing page from search engines', () => {
  const hidden = describedRoutes.filter(({ robots }) => robots === 'noindex').map(({ path }) => path);
  expect(hidden).toEqual(['/coming-soon', '/kit', '/teams']);
});

it('both languages have the same texts', () => {
  for (const { pt, en } of [shell.i18n, ...Object.values(files).map(({ texts }) => texts)]) {
    expect(keys(en)).toEqual(keys(pt));
  }
});

it('the texts of one file do not overwrite those of the others', () => {
  const names = [shell.i18n, ...Object.values(files).map(({ texts }) => texts)].flatMap(({ pt }) => Object.keys(pt));
  expect(new Set(names).size).toBe(names.length);
});

it.each(shellRoutes)('$page is in the file that it declares', ({ page }) => {
  expect(Object.keys(files[fileOf(page)].pages)).toContain(page);
});

it('only the FAQ page has questions for search engines, the same in both languages', () => {
  const [faq, ...others] = describedRoutes.filter(({ questions }) => questions !== undefined);
  expect(faq?.path).toBe('/perguntas-frequentes');
  expect(others).toEqual([]);
  const { pt = [], en = [] } = faq?.questions ?? {};
  expect(pt.length).toBeGreaterThanOrEqual(8);
  expect(en).toHaveLength(pt.length);
  expect([...pt, ...en].every(({ question, answer }) => question.endsWith('?') && answer.length > 20)).toBe(true);
});
