import { act, screen } from '@testing-library/react';
import { onDemand, type WaitingProps } from 'platform';
import { renderWithPlatform } from 'platform/testing';
import { TabHead } from '../components/TabHead';
import { remote } from '../remote';
import { TabWaiting } from './AccountPage';

const LoadedTab = () => <TabHead title="Currículos">três</TabHead>;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function show(load: () => Promise<typeof LoadedTab>) {
  const Waiting = (waiting: WaitingProps) => <TabWaiting tab="resumes" {...waiting} />;
  const Tab = onDemand({ load, isWanted: () => true, Waiting, ahead: false });
  renderWithPlatform(<Tab />, { remotes: [remote] });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('tab whose code is loading', () => {
  const heading = () => screen.getByRole('heading', { level: 1, name: 'Currículos' });

  it('shows its heading immediately, then a skeleton', async () => {
    show(() => new Promise(() => {}));
    expect(heading()).toBeInTheDocument();
    await pass(149);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('status')).toHaveTextContent('A carregar a página…');
  });

  it('offers a retry after a failure and moves the focus to the heading', async () => {
    const load = jest.fn(() => Promise.resolve(LoadedTab));
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
