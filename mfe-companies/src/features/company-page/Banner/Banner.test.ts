import fc from 'fast-check';
import { tintOf } from './Banner';

describe('tintOf', () => {
  it('returns the same tint for the same slug', () => {
    fc.assert(fc.property(fc.string(), (slug) => expect(tintOf(slug)).toBe(tintOf(slug))));
  });

  it('uses all six tints', () => {
    const tints = Array.from({ length: 60 }, (_, number) => tintOf(`empresa-${number}`));
    expect(new Set(tints).size).toBe(6);
  });
});
