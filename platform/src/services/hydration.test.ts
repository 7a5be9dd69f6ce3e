import { afterHydration, beginHydration } from './hydration';

it('waits for every root once', () => {
  const run = jest.fn();
  const [endOne, endOther] = [beginHydration(), beginHydration()];
  afterHydration(run);
  endOne();
  endOne();
  expect(run).not.toHaveBeenCalled();
  endOther();
  expect(run).toHaveBeenCalledTimes(1);
  endOther();
  beginHydration()();
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs immediately if nothing is hydrating', () => {
  const run = jest.fn();
  afterHydration(run);
  expect(run).toHaveBeenCalledTimes(1);
});
