import { act, render, screen } from '@testing-library/react';
import { loadOnDemandParts, onDemand, type WaitingProps } from './on-demand';

const Part = () => <p>aqui</p>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('is loaded when it is needed, and not before', async () => {
  const load = jest.fn(() => Promise.resolve(Part));
  const Later = onDemand<{ open: boolean }>({ load, isWanted: ({ open }) => open });
  const { rerender } = render(<Later open={false} />);
  await pass(10_000);
  expect(load).not.toHaveBeenCalled();
  rerender(<Later open />);
  await pass(0);
  expect(screen.getByText('aqui')).toBeInTheDocument();
});

it('retries loading while it is needed', async () => {
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

it('does not retry when it is no longer needed', async () => {
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

it('is preloaded unless disabled', async () => {
  const [common, rare] = [jest.fn(() => Promise.resolve(Part)), jest.fn(() => Promise.resolve(Part))];
  const isWanted = () => false;
  onDemand({ load: common, isWanted });
  onDemand({ load: rare, isWanted, ahead: false });
  await loadOnDemandParts(() => Promise.resolve());
  expect([common, rare].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

it('is preloaded in an idle moment of its own, also after a failure of another', async () => {
  const [first, second] = [jest.fn(() => Promise.reject(new Error('offline'))), jest.fn(() => Promise.resolve(Part))];
  const isWanted = () => false;
  onDemand({ load: first, isWanted });
  onDemand({ load: second, isWanted });
  const called: number[] = [];
  await loadOnDemandParts(() => {
    called.push(first.mock.calls.length + second.mock.calls.length);
    return Promise.resolve();
  });
  expect(called.slice(-3)).toEqual([0, 1, 2]);
  expect(second).toHaveBeenCalledTimes(1);
});

describe('placeholder', () => {
  const Waiting = ({ hasFailed, isAsking, retry }: WaitingProps) => (
    <button onClick={retry}>
      {[hasFailed && 'falhou', isAsking && 'a pedir'].filter((word) => word !== false).join(', ')}
    </button>
  );
  const status = () => screen.getByRole('button').textContent;

  it('receives the loading state and can retry immediately', async () => {
    const load = jest.fn(() => Promise.resolve(Part));
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    const Always = onDemand({ load, isWanted: () => true, Waiting });
    render(<Always />);
    expect(status()).toBe('a pedir');
    await pass(0);
    expect(status()).toBe('falhou');
    await pass(3999);
    expect(load).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(load).toHaveBeenCalledTimes(2);
    act(() => screen.getByRole('button').click());
    expect(status()).toBe('falhou, a pedir');
    await pass(0);
    expect(screen.getByText('aqui')).toBeInTheDocument();
    await pass(10_000);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is not rendered before the component is needed', () => {
    const Later = onDemand<{ open: boolean }>({
      load: () => Promise.resolve(Part),
      isWanted: ({ open }) => open,
      Waiting,
    });
    const { container } = render(<Later open={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
