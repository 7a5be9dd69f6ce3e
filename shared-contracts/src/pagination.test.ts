import fc from 'fast-check';
import { limits } from './limits.ts';
import { pageWindow, paginationItems, toPageNumber } from './pagination.ts';

const total = fc.integer({ min: 1, max: 5000 });
const place = total.chain((pages) =>
  fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }),
);

describe('paginationItems', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 20, [1, 2, 3, 'ellipsis', 20]],
    [3, 20, [1, 2, 3, 'ellipsis', 20]],
    [7, 20, [1, 'ellipsis', 7, 'ellipsis', 20]],
    [18, 20, [1, 'ellipsis', 18, 19, 20]],
    [20, 20, [1, 'ellipsis', 18, 19, 20]],
    [99, 20, [1, 'ellipsis', 18, 19, 20]],
    [-1, 20, [1, 2, 3, 'ellipsis', 20]],
  ])('page %d of %d', (page, pages, expected) => {
    expect(paginationItems(page, pages)).toEqual(expected);
  });

  it('never shows more than the limit, and always the first, the current and the last page', () => {
    fc.assert(
      fc.property(place, ({ page, pages }) => {
        const items = paginationItems(page, pages);
        expect(items.length).toBeLessThanOrEqual(limits.paginationItems);
        expect(items).toEqual(expect.arrayContaining([1, page, pages]));
      }),
    );
  });

  it('is ascending, and an ellipsis always represents a page', () => {
    fc.assert(
      fc.property(place, ({ page, pages }) => {
        const items = paginationItems(page, pages);
        for (const [at, item] of items.entries()) {
          if (typeof item === 'number') continue;
          expect(Number(items[at + 1]) - Number(items[at - 1])).toBeGreaterThan(1);
        }
        const shown = items.filter((item) => typeof item === 'number');
        expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('toPageNumber', () => {
  it.each([
    ['3', 3],
    ['0', 1],
    ['-1', 1],
    ['1e9', 1],
    ['99999999999', 1],
    ['', 1],
    [undefined, 1],
  ])('reads %j as %d', (text, page) => {
    expect(toPageNumber(text)).toBe(page);
  });
});

describe('pageWindow', () => {
  it.each([
    [1, 25, { page: 1, totalPages: 3, offset: 0 }],
    [3, 25, { page: 3, totalPages: 3, offset: 24 }],
    [99, 25, { page: 3, totalPages: 3, offset: 24 }],
    [-2, 25, { page: 1, totalPages: 3, offset: 0 }],
    [2, 0, { page: 1, totalPages: 1, offset: 0 }],
  ])('page %d of %d items, twelve a page', (asked, items, expected) => {
    expect(pageWindow(asked, items, 12)).toEqual(expected);
  });
});
