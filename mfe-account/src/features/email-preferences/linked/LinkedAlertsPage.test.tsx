import { act, screen, waitFor } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import {
  getLinkedSubscription,
  listCategories,
  removeLinkedSearch,
  updateLinkedSubscription,
  type LinkedSubscription,
  type LinkedSubscriptionChanges,
} from 'shared-contracts';
import { renderRouted } from '../../../testing/render-page';
import { button } from '../../../testing/render-tab';
import { LinkedAlertsPage } from './LinkedAlertsPage';

const search = {
  id: 's1',
  query: 'keyword=enfermeira&location=Porto',
  places: [],
  createdAt: '2026-11-12T12:00:00.000Z',
};
const linked: LinkedSubscription = {
  email: 'i…s@example.com',
  subscriptionStatus: true,
  frequency: 'weekly',
  interestedCategories: ['design'],
  followsCategories: true,
  pausedUntil: null,
  searches: [search],
  isConfirmed: true,
  hasAccount: false,
};
const open = (page = {}) => renderRouted(<LinkedAlertsPage />, { pattern: '/u/:token', path: '/u/t0ken', ...page });
const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name });

describe('/u/{token}', () => {
  const api = fakeApi(answer(listCategories, [{ name: 'Design', slug: 'design', icon: 'pen', jobCount: 3 }]));

  async function arrive(changes: Partial<LinkedSubscription> = {}, page = {}) {
    api.use(answer(getLinkedSubscription, { ...linked, ...changes }));
    const shown = open(page);
    await screen.findByText(/para i.{1,300}s@example\.com/);
    return shown;
  }

  /** Applies the request to the subscription and responds with it. */
  function acceptChanges() {
    const bodies: LinkedSubscriptionChanges[] = [];
    api.use(
      answer(updateLinkedSubscription, async (request) => {
        const body = (await request.json()) as LinkedSubscriptionChanges;
        bodies.push(body);
        return { ...linked, ...body };
      }),
    );
    return bodies;
  }

  it('loads by its token without a session, changes nothing, and is excluded from search engines', async () => {
    await arrive({}, { user: null });
    expect(screen.getByText('Enviados para i\u2060…\u2060s@example.com')).toBeInTheDocument();
    await screen.findByRole('checkbox', { name: 'Design' });
    expect(api.requests().filter((line) => !line.includes('categories'))).toEqual(['GET /api/newsletter/links/t0ken']);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
  });

  it('turns alerts off and on again with one button each', async () => {
    const { user } = await arrive();
    const bodies = acceptChanges();
    await user.click(button('Cancelar alertas'));
    const done = await heading('Já não recebe alertas', 2);
    expect(document.activeElement).toContainElement(done);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(bodies).toEqual([{ subscriptionStatus: false }]);
    await user.click(button('Voltar a receber'));
    expect(await screen.findByRole('button', { name: 'Cancelar alertas' })).toBeInTheDocument();
    expect(bodies).toEqual([{ subscriptionStatus: false }, { subscriptionStatus: true }]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('shows an error and allows a retry if turning alerts off fails', async () => {
    const { user } = await arrive();
    api.use(refuse(updateLinkedSubscription, 500, 'internal_error'));
    await user.click(button('Cancelar alertas'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível cancelar os alertas');
    acceptChanges();
    await user.click(button('Cancelar alertas'));
    expect(await heading('Já não recebe alertas', 2)).toBeInTheDocument();
  });

  it('shows that alerts are off and how long the choices are stored', async () => {
    await arrive({ subscriptionStatus: false });
    expect(await heading('Já não recebe alertas', 2)).toBeInTheDocument();
    expect(screen.getByText(/ficam guardadas durante 30 dias/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancelar alertas' })).not.toBeInTheDocument();
  });

  it('shows that the choices of an account remain stored', async () => {
    await arrive({ subscriptionStatus: false, hasAccount: true });
    expect(screen.getByText(/ficam guardadas para o caso/)).toBeInTheDocument();
  });

  it('sends only the changed fields', async () => {
    const { user, services } = await arrive();
    const bodies = acceptChanges();
    await user.click(screen.getByRole('radio', { name: 'Todos os meses' }));
    await user.click(screen.getByRole('radio', { name: 'Só das pesquisas guardadas' }));
    await user.click(button('Guardar'));
    await waitFor(() => expect(bodies).toEqual([{ frequency: 'monthly', followsCategories: false }]));
    await waitFor(() => expect(services.toast.current()).toMatchObject({ title: 'Preferências guardadas.' }));
    await waitFor(() => expect(button('Guardar')).toHaveAttribute('aria-disabled', 'true'));
  });

  it('mentions followed companies to a subscriber with an account', async () => {
    await arrive({ hasAccount: true });
    expect(
      screen.getByRole('radio', { name: 'Só das pesquisas guardadas e das empresas que segue' }),
    ).toBeInTheDocument();
  });

  it('pauses alerts', async () => {
    const { user } = await arrive();
    const bodies = acceptChanges();
    await user.click(button('Pausar 3 meses'));
    expect(await screen.findByRole('button', { name: 'Retomar agora' })).toBeInTheDocument();
    expect(bodies).toEqual([{ pausedUntil: expect.stringMatching(/^\d{4}-.*Z$/) }]);
  });

  it('removes a saved search', async () => {
    const { user, services } = await arrive();
    api.use(answer(removeLinkedSearch, { ...linked, searches: [] }));
    await user.click(button('Remover alerta: enfermeira · Porto'));
    expect(screen.getByText(/Ainda não há nenhuma/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    act(() => services.toast.dismiss());
    await waitFor(() => expect(api.requests()).toContain('DELETE /api/newsletter/links/t0ken/searches/s1'));
  });

  it('shows an error page for an invalid link', async () => {
    api.use(refuse(getLinkedSubscription, 404, 'token_invalid'));
    open();
    expect(await heading('Esta ligação não é válida')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Entrar em contacto' })).toHaveAttribute('href', '/entrar-em-contacto');
  });

  it('offers a retry if loading fails', async () => {
    api.use(refuse(getLinkedSubscription, 500, 'internal_error'));
    const { user } = open();
    expect(await screen.findByText('Não conseguimos carregar os alertas')).toBeInTheDocument();
    api.use(answer(getLinkedSubscription, linked));
    await user.click(button('Tentar novamente'));
    expect(await screen.findByRole('button', { name: 'Cancelar alertas' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
