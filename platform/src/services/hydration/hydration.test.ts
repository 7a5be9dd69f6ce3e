import { afterHydration, beginHydration } from './hydration';

it('waits for every root, and for none twice', () => {
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

it('does at once what nothing stands in the way of', () => {
  const run = jest.fn();
  afterHydration(run);
  expect(run).toHaveBeenCalledTimes(1);
});
