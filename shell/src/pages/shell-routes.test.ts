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

it('every page has an address of its own, and words for the head in both languages', () => {
  expect(() => createRouteMatcher(describedRoutes.map(({ path }) => ({ owner: path, pattern: path })))).not.toThrow();
  for (const { title, description } of describedRoutes) {
    expect([title.pt, title.en, description.pt, description.en].every((text) => text.length > 0)).toBe(true);
  }
});

it('keeps the page of the kit and the second address of the landing page out of search engines', () => {
  const hidden = describedRoutes.filter(({ robots }) => robots === 'noindex').map(({ path }) => path);
  expect(hidden).toEqual(['/coming-soon', '/kit']);
});

it('both languages say the same things', () => {
  for (const { pt, en } of [shell.i18n, ...Object.values(files).map(({ texts }) => texts)]) {
    expect(keys(en)).toEqual(keys(pt));
  }
});

it('the texts of one file leave those of the others alone', () => {
  const names = [shell.i18n, ...Object.values(files).map(({ texts }) => texts)].flatMap(({ pt }) => Object.keys(pt));
  expect(new Set(names).size).toBe(names.length);
});

it.each(shellRoutes)('$page comes in the file that it is asked for in', ({ page }) => {
  expect(Object.keys(files[fileOf(page)].pages)).toContain(page);
});

it('only the page of the questions tells search engines what it answers, the same in both languages', () => {
  const [faq, ...others] = describedRoutes.filter(({ questions }) => questions !== undefined);
  expect(faq?.path).toBe('/perguntas-frequentes');
  expect(others).toEqual([]);
  const { pt = [], en = [] } = faq?.questions ?? {};
  expect(pt.length).toBeGreaterThanOrEqual(8);
  expect(en).toHaveLength(pt.length);
  expect([...pt, ...en].every(({ question, answer }) => question.endsWith('?') && answer.length > 20)).toBe(true);
});
