import { SingleFlight } from './single-flight.ts';

it('shares a run between concurrent calls with one key', async () => {
  const flight = new SingleFlight<number>();
  let runs = 0;
  const run = (key: string) => flight.run(key, async () => ++runs);
  expect(await Promise.all([run('a'), run('a'), run('b')])).toEqual([1, 1, 2]);
  expect(await run('a')).toBe(3);
});

it('passes a rejection to all of its callers, and runs again for the next', async () => {
  const flight = new SingleFlight<string>();
  const fail = () => flight.run('a', () => Promise.reject(new Error('no')));
  expect(await Promise.allSettled([fail(), fail()])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(await flight.run('a', async () => 'value')).toBe('value');
});
