import { act, screen } from '@testing-library/react';
import { onDemand, type WaitingProps } from 'platform';
import { renderWithPlatform } from 'platform/testing';
import { TabHead } from '../components/TabHead';
import { remote } from '../remote';
import { TabWaiting } from './panels';

const Here = () => <TabHead title="Currículos">três</TabHead>;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function show(load: () => Promise<typeof Here>) {
  const Waiting = (waiting: WaitingProps) => <TabWaiting tab="resumes" {...waiting} />;
  const Tab = onDemand({ load, isWanted: () => true, Waiting, ahead: false });
  renderWithPlatform(<Tab />, { remotes: [remote] });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a tab whose code is on its way', () => {
  const heading = () => screen.getByRole('heading', { level: 1, name: 'Currículos' });

  it('has its heading at once, a skeleton soon, and says when it takes long', async () => {
    show(() => new Promise(() => {}));
    expect(heading()).toBeInTheDocument();
    await pass(149);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('status')).toHaveTextContent('A carregar a página…');
    await pass(3850);
    expect(screen.getByRole('status')).toHaveTextContent('Está a demorar mais do que o costume.');
  });

  it('offers another attempt where it does not come, and hands the focus on', async () => {
    const load = jest.fn(() => Promise.resolve(Here));
    load.mockRejectedValueOnce(new Error('offline'));
    show(load);
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Esta parte do site não carregou.');
    const retry = screen.getByRole('button', { name: 'Tentar novamente' });
    retry.focus();
    act(() => retry.click());
    await pass(0);
    expect(screen.getByText('três')).toBeInTheDocument();
    expect(heading()).toHaveFocus();
  });
});
