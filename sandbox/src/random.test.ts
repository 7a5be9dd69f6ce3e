import { mixSeed, Random } from './random.ts';

describe('Random', () => {
  it('returns the same values for the same seed and others for another seed', () => {
    const draw = (seed: number) => {
      const random = new Random(seed);
      return Array.from({ length: 20 }, () => random.int(0, 1000));
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('samples distinct values in their order, at most all', () => {
    const random = new Random(1);
    for (let round = 0; round < 200; round += 1) {
      const sample = random.sample([1, 2, 3, 4, 5], 3);
      expect(sample).toHaveLength(3);
      expect(sample).toEqual([...new Set(sample)].toSorted((a, b) => a - b));
    }
    expect(random.sample(['a', 'b'], 9)).toEqual(['a', 'b']);
  });

  it('picks values in proportion to their weight', () => {
    const random = new Random(3);
    const draws = Array.from({ length: 10_000 }, () =>
      random.weighted(['rare', 'often'], (each) => (each === 'rare' ? 1 : 4)),
    );
    expect(draws.filter((each) => each === 'rare').length / draws.length).toBeCloseTo(0.2, 1);
  });
});

describe('mixSeed', () => {
  it('returns different seeds for neighbouring numbers and for different parts', () => {
    const seeds = new Set(Array.from({ length: 10_000 }, (_, index) => mixSeed(2026, 'job', index)));
    expect(seeds.size).toBe(10_000);
    expect(mixSeed(1, 'pay')).not.toBe(mixSeed(1, 'text'));
  });
});
