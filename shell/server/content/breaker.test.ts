import { Breaker } from './breaker.ts';

describe('Breaker', () => {
  let now = 0;
  const breaker = () => new Breaker(1000, () => now);
  beforeEach(() => (now = 0));

  it('opens after three consecutive failures', () => {
    const one = breaker();
    expect([one.failed('a'), one.failed('a'), one.isOpen('a'), one.failed('a'), one.isOpen('a')]).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('resets after a success', () => {
    const one = breaker();
    one.failed('a');
    one.failed('a');
    one.succeeded('a');
    one.failed('a');
    expect(one.isOpen('a')).toBe(false);
  });

  it('allows one request after its pause, and opens again when that fails', () => {
    const one = breaker();
    for (let time = 0; time < 3; time += 1) one.failed('a');
    now = 1001;
    expect(one.isOpen('a')).toBe(false);
    one.failed('a');
    expect(one.isOpen('a')).toBe(true);
  });

  it('counts failures per entry', () => {
    const one = breaker();
    one.crashed('a');
    expect(one.isOpen('b')).toBe(false);
  });

  it('opens at a crash, for twice as long each time, whatever succeeded in between, until an hour without one', () => {
    const one = breaker();
    for (const pause of [1000, 2000, 4000]) {
      one.crashed('a');
      one.succeeded('a');
      now += pause - 1;
      expect(one.isOpen('a')).toBe(true);
      now += 1;
      expect(one.isOpen('a')).toBe(false);
    }
    now += 3_600_000;
    one.crashed('a');
    now += 1000;
    expect(one.isOpen('a')).toBe(false);
  });

  it('opens for an hour at most', () => {
    const one = breaker();
    for (let time = 0; time < 50; time += 1) one.crashed('a');
    now = 3_600_000;
    expect(one.isOpen('a')).toBe(false);
  });
});
