import { screen, waitFor } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { getSubscription, listCategories, removeSearch, type SavedSearch } from 'shared-contracts';
import { arriveAtAlerts, categories, subscription } from '../../../testing/render-alerts';
import { button } from '../../../testing/render-tab';

describe('saved searches', () => {
  const api = fakeApi(answer(listCategories, categories));
  const nurse: SavedSearch = {
    id: 's1',
    query: 'keyword=enfermeira&location=Porto&category=saude&type=full-time&remote=true',
    places: [],
    createdAt: '2026-11-12T12:00:00.000Z',
  };
  const anything: SavedSearch = { id: 's2', query: '', places: [], createdAt: '2026-11-13T12:00:00.000Z' };
  const words = 'enfermeira · Porto · Saúde · Tempo inteiro · Remoto';

  it('are described and link to their results', () => {
    arriveAtAlerts(api, { searches: [nurse, anything] });
    expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', `/jobs?${nurse.query}`);
    expect(screen.getByRole('link', { name: 'Todas as ofertas' })).toHaveAttribute('href', '/jobs');
  });

  it('link to the search if there are none', () => {
    arriveAtAlerts(api);
    expect(screen.getByRole('link', { name: 'Procurar ofertas' })).toHaveAttribute('href', '/jobs');
  });

  it('are removed at once, and the removal can be undone until it is sent', async () => {
    const { user, toast, undo, endUndo } = arriveAtAlerts(api, { searches: [nurse, anything] });
    api.use(answer(removeSearch, nurse));
    await user.click(button(`Remover alerta: ${words}`));
    expect(toast()).toMatchObject({ title: 'Alerta removido.', action: { label: 'Anular' } });
    expect(screen.queryByRole('link', { name: words })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Todas as ofertas' })).toHaveFocus();
    undo();
    expect(screen.getByRole('link', { name: words })).toHaveFocus();
    endUndo();
    const removals = () => api.requests().filter((line) => line.startsWith('DELETE'));
    expect(removals()).toEqual([]);
    await user.click(button(`Remover alerta: ${words}`));
    endUndo();
    await waitFor(() => expect(removals()).toEqual(['DELETE /api/newsletter/searches/s1']));
    expect(screen.queryByRole('link', { name: words })).not.toBeInTheDocument();
  });

  it('are removed one after the other', async () => {
    const { user, endUndo } = arriveAtAlerts(api, { searches: [nurse, anything] });
    api.use(answer(removeSearch, nurse));
    await user.click(button(`Remover alerta: ${words}`));
    await user.click(button('Remover alerta: Todas as ofertas'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    endUndo();
    await waitFor(() =>
      expect(api.requests().filter((line) => line.startsWith('DELETE'))).toEqual([
        'DELETE /api/newsletter/searches/s1',
        'DELETE /api/newsletter/searches/s2',
      ]),
    );
  });

  it('are refetched if one was removed elsewhere', async () => {
    const { user, endUndo } = arriveAtAlerts(api, { searches: [nurse] });
    api.use(answer(getSubscription, subscription), refuse(removeSearch, 404, 'saved_search_not_found'));
    await user.click(button(`Remover alerta: ${words}`));
    endUndo();
    expect(await screen.findByRole('alert')).toHaveTextContent('Este alerta já tinha sido removido.');
    await waitFor(() => expect(screen.queryByRole('link', { name: words })).not.toBeInTheDocument());
  });
});
