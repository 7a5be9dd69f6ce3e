import fc from 'fast-check';
import { tintOf } from './tints';

const tints = ['brand', 'info', 'violet', 'coral', 'sun', 'teal'];

describe('tintOf', () => {
  it('returns one of six tints for every slug, always the same one', () => {
    fc.assert(
      fc.property(fc.string(), (slug) => {
        expect(tints).toContain(tintOf(slug));
        expect(tintOf(slug)).toBe(tintOf(slug));
      }),
    );
  });

  it('uses all six tints', () => {
    const used = Array.from({ length: 60 }, (_, number) => tintOf(`empresa-${number}`));
    expect(new Set(used)).toEqual(new Set(tints));
  });
});
