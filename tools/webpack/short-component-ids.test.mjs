import { createRequire } from 'node:module';

/** @type {(code: string) => string} */
const shortComponentIds = createRequire(import.meta.url)('./short-component-ids.cjs');

const idOf = (/** @type {string} */ long) =>
  /componentId: "([^"]+)"/.exec(shortComponentIds(`.withConfig({ componentId: "${long}" })`))?.[1] ?? '';

it('ids are short class names, which differ by package, file and number', () => {
  const long = [
    'platform__sc-c98551bb-0',
    'platform__sc-c98551bb-1',
    'platform__sc-a5e5ed8a-0',
    'mfe-jobs__sc-c98551bb-0',
  ];
  const short = long.map(idOf);
  expect(new Set(short).size).toBe(long.length);
  for (const id of short) expect(id).toMatch(/^s[\w-]{7}$/);
  expect(long.map(idOf)).toEqual(short);
});

it('leaves ids that were written by hand', () => {
  const code = 'styled.div.withConfig({ componentId: "search-field" })';
  expect(shortComponentIds(code)).toBe(code);
});
