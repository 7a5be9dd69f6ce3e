import { createRouteMatcher } from 'shared-contracts';
import { shell } from '../shell';
import { describedRoutes } from './described-routes';
import { pageTexts } from './pages';

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
  for (const { pt, en } of [shell.i18n, pageTexts]) expect(keys(en)).toEqual(keys(pt));
});
