import { act, screen } from '@testing-library/react';
import { createPageSource, type PageSource } from '../pages';
import { pages } from '../pages/main-pages';
import { renderShell } from '../testing/render-shell';
import { OwnPage } from './OwnPage';

const sourceOf = (fetchPages: () => Promise<typeof pages>): PageSource =>
  createPageSource(fetchPages, () => Promise.resolve());

describe('a shell page that is loading', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows nothing for a moment, then that it loads, then that it takes long, and comes', async () => {
    let arrive: (value: typeof pages) => void = () => {};
    const source = sourceOf(() => new Promise((resolve) => (arrive = resolve)));
    const { container } = renderShell(<OwnPage pages={source} name="notFound" />, { path: '/nada' });
    act(() => jest.advanceTimersByTime(149));
    expect(container).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(4000));
    expect(screen.getByRole('status')).toHaveTextContent('Está a demorar mais do que o costume.');
    await act(async () => arrive(pages));
    expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeInTheDocument();
  });

  it('can be asked for again when it did not come', async () => {
    const fetchPages = jest.fn().mockRejectedValue(new Error('gone'));
    renderShell(<OwnPage pages={sourceOf(fetchPages)} name="notFound" />, { path: '/nada' });
    await act(async () => {});
    fetchPages.mockResolvedValue(pages);
    await act(async () => screen.getByRole('button', { name: 'Tentar novamente' }).click());
    expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeInTheDocument();
  });
});
