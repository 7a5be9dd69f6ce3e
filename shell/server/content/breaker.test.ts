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
    one.trip('a');
    now = 1001;
    expect(one.isOpen('a')).toBe(false);
    one.failed('a');
    expect(one.isOpen('a')).toBe(true);
  });

  it('counts failures per entry', () => {
    const one = breaker();
    one.trip('a');
    expect(one.isOpen('b')).toBe(false);
  });
});
