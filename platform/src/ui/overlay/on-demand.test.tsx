import { act, render, screen } from '@testing-library/react';
import { loadOnDemandParts, onDemand } from './on-demand';

const Part = () => <p>aqui</p>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('comes when it is wanted, and not before', async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  const Later = onDemand<{ open: boolean }>({ load, isWanted: ({ open }) => open });
  const { rerender } = render(<Later open={false} />);
  await pass(10_000);
  expect(load).not.toHaveBeenCalled();
  rerender(<Later open />);
  await pass(0);
  expect(screen.getByText('aqui')).toBeInTheDocument();
});

it('is fetched again while it is wanted and does not come', async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  const Always = onDemand({ load, isWanted: () => true });
  render(<Always />);
  await pass(0);
  for (let again = 0; again < 2; again++) {
    expect(screen.queryByText('aqui')).not.toBeInTheDocument();
    await pass(4000);
  }
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByText('aqui')).toBeInTheDocument();
});

it('is left alone where whoever wanted it has given up', async () => {
  const load = jest.fn(() => Promise.reject<typeof Part>(new Error('offline')));
  const onFailure = jest.fn();
  const Later = onDemand<{ open: boolean }>({ load, isWanted: ({ open }) => open, onFailure });
  const { rerender } = render(<Later open />);
  await pass(0);
  expect(onFailure).toHaveBeenCalledTimes(1);
  rerender(<Later open={false} />);
  await pass(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('is fetched ahead, unless most people never need it', async () => {
  const [common, rare] = [jest.fn(() => Promise.resolve(Part)), jest.fn(() => Promise.resolve(Part))];
  const isWanted = () => false;
  onDemand({ load: common, isWanted });
  onDemand({ load: rare, isWanted, ahead: false });
  await loadOnDemandParts();
  expect([common, rare].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});
