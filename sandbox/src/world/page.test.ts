import fc from 'fast-check';
import { pageOf, writeCursor } from './page.ts';

const keyOf = (value: number): [number, number] => [value, 0];
const request = { list: 'numbers', cursor: undefined, limit: 3, stopAfterPages: null };

describe('pageOf', () => {
  it('returns every entry once, for any list and page size', () => {
    const lists = fc.uniqueArray(fc.nat()).map((values) => values.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 9 }), (values, limit) => {
        const seen: number[] = [];
        let cursor: string | undefined;
        do {
          const page = pageOf(values, keyOf, { ...request, cursor, limit });
          seen.push(...(page?.entries ?? []));
          cursor = page?.next ?? undefined;
        } while (cursor !== undefined && seen.length <= values.length);
        expect(seen).toEqual(values);
      }),
    );
  });

  it('continues after an entry that was deleted between two pages', () => {
    const cursor = pageOf([1, 2, 3, 4, 5], keyOf, request)?.next ?? undefined;
    expect(pageOf([1, 4, 5], keyOf, { ...request, cursor })?.entries).toEqual([4, 5]);
  });

  it('refuses cursors of other lists and invalid texts', () => {
    const other = writeCursor({ list: 'letters', after: [1, 0], pages: 1 });
    expect(pageOf([1], keyOf, { ...request, cursor: other })).toBeNull();
    fc.assert(fc.property(fc.string(), (cursor) => pageOf([1], keyOf, { ...request, cursor }) === null));
  });
});
