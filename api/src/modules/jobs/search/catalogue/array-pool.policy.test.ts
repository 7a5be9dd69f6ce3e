import { ArrayPool } from './array-pool.policy.ts';

const createPool = () => new ArrayPool((length) => new Int32Array(length));

it('gives a released array again, with zeros', () => {
  const pool = createPool();
  const first = pool.take(3);
  first.fill(7);
  expect(pool.take(3)).not.toBe(first);
  pool.release(first);
  const second = pool.take(2);
  expect(second).toBe(first);
  expect([...second]).toEqual([0, 0, 0]);
});

it('does not give an array again that became too short', () => {
  const pool = createPool();
  const [short, released] = [pool.take(2), pool.take(2)];
  pool.release(released);
  expect(pool.take(40).length).toBeGreaterThanOrEqual(40);
  pool.release(short);
  expect(pool.take(2)).toHaveLength(40);
});
