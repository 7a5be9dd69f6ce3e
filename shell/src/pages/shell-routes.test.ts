import { createRouteMatcher } from 'shared-contracts';
import en from '../i18n/en.json';
import pt from '../i18n/pt.json';
import { shellRoutes } from './shell-routes';

function keys(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : keys(text as object, `${prefix}${key}.`),
  );
}

it('every page has an address of its own, and words for the head in both languages', () => {
  expect(() => createRouteMatcher(shellRoutes.map(({ path }) => ({ owner: path, pattern: path })))).not.toThrow();
  for (const { title, description } of shellRoutes) {
    expect([title.pt, title.en, description.pt, description.en].every((text) => text.length > 0)).toBe(true);
  }
});

it('keeps the page of the kit and the second address of the landing page out of search engines', () => {
  const hidden = shellRoutes.filter(({ robots }) => robots === 'noindex').map(({ path }) => path);
  expect(hidden).toEqual(['/coming-soon', '/kit']);
});

it('both languages say the same things', () => {
  expect(keys(en)).toEqual(keys(pt));
});
