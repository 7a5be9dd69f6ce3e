import { act, screen } from '@testing-library/react';
import { pages } from '../pages/main-pages';
import { createPageSource, type PageSource } from '../pages/page-source';
import { renderShell } from '../testing/render-shell';
import { LoadedPage } from './ShellPage';

const sourceOf = (fetchPages: () => Promise<typeof pages>): PageSource =>
  createPageSource(fetchPages, { wait: () => Promise.resolve() });

describe('a shell page that is loading', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows nothing at first, then the placeholder, then the page', async () => {
    let arrive: (value: typeof pages) => void = () => {};
    const source = sourceOf(() => new Promise((resolve) => (arrive = resolve)));
    const { container } = renderShell(<LoadedPage pages={source} name="notFound" />, { path: '/nada' });
    act(() => jest.advanceTimersByTime(149));
    expect(container).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeInTheDocument();
    await act(async () => arrive(pages));
    expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeInTheDocument();
  });

  it('can be retried after a failure', async () => {
    const fetchPages = jest.fn().mockRejectedValue(new Error('gone'));
    renderShell(<LoadedPage pages={sourceOf(fetchPages)} name="notFound" />, { path: '/nada' });
    await act(async () => {});
    fetchPages.mockResolvedValue(pages);
    await act(async () => screen.getByRole('button', { name: 'Tentar novamente' }).click());
    expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeInTheDocument();
  });

  it("shows the server's content below the panel, also during a retry", async () => {
    const fetchPages = jest.fn().mockRejectedValue(new Error('gone'));
    const kept = { name: 'notFound', content: '<h1>Do servidor</h1>' } as const;
    renderShell(<LoadedPage pages={sourceOf(fetchPages)} name="notFound" kept={kept} />, { path: '/nada' });
    await act(async () => {});
    expect(screen.getByRole('alert')).toHaveTextContent('TP-201');
    let arrive: (value: typeof pages) => void = () => {};
    fetchPages.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await act(async () => screen.getByRole('button', { name: 'Tentar novamente' }).click());
    expect(screen.getByRole('heading', { name: 'Do servidor' })).toBeInTheDocument();
    await act(async () => arrive(pages));
    expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeInTheDocument();
    expect(screen.queryByText('Do servidor')).toBeNull();
  });
});
