import { Outage } from './outage.ts';

it('is long where nothing was taken for five minutes although it was tried', () => {
  let now = 0;
  const outage = new Outage(() => now);
  const minutes = (count: number) => (now += count * 60_000);
  minutes(60);
  expect(outage.isLong).toBe(false);
  outage.note();
  minutes(4);
  outage.note();
  expect(outage.isLong).toBe(false);
  minutes(1);
  expect(outage.isLong).toBe(true);
  outage.end();
  minutes(60);
  outage.note();
  expect(outage.isLong).toBe(false);
});
