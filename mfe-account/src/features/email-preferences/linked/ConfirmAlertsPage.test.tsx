import { screen, waitFor } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { confirmAlerts, listCategories, type LinkedSubscription } from 'shared-contracts';
import { renderRouted } from '../../../testing/render-page';
import { button, deferred } from '../../../testing/render-tab';
import { ConfirmAlertsPage } from './ConfirmAlertsPage';

const confirmed: LinkedSubscription = {
  email: 'i…s@example.com',
  subscriptionStatus: true,
  frequency: 'weekly',
  interestedCategories: [],
  followsCategories: false,
  pausedUntil: null,
  searches: [{ id: 's1', query: 'keyword=enfermeira', places: [], createdAt: '2026-11-12T12:00:00.000Z' }],
  isConfirmed: true,
  hasAccount: false,
};
const open = (page = {}) =>
  renderRouted(<ConfirmAlertsPage />, { pattern: '/alertas/:token', path: '/alertas/t0ken', ...page });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('/alertas/{token}', () => {
  const api = fakeApi(answer(listCategories, []));

  it('sends no request when it is opened', async () => {
    open();
    expect(await heading('Quer receber estes alertas?')).toBeInTheDocument();
    expect(api.requests()).toEqual([]);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
  });

  it('confirms once for a double click, and shows the frequency of mails', async () => {
    const given = deferred<LinkedSubscription>();
    api.use(answer(confirmAlerts, () => given.promise));
    const { user } = open();
    await user.dblClick(button('Confirmar'));
    await waitFor(() => expect(button('Confirmar')).toHaveAttribute('aria-disabled', 'true'));
    given.resolve(confirmed);
    const title = await heading('Alertas confirmados');
    expect(document.activeElement).toContainElement(title);
    expect(
      screen.getByText(/Enviamos ofertas novas para i.{1,300}s@example\.com todas as semanas\./),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'enfermeira' })).toHaveAttribute('href', '/jobs?keyword=enfermeira');
    expect(screen.getByRole('link', { name: 'Criar conta' })).toHaveAttribute('href', '/auth?mode=register');
    expect(api.requests().filter((line) => line.startsWith('POST'))).toEqual([
      'POST /api/newsletter/confirmations/t0ken',
    ]);
  });

  it('offers no registration to a subscriber with an account', async () => {
    api.use(answer(confirmAlerts, { ...confirmed, hasAccount: true, searches: [] }));
    const { user } = open();
    await user.click(button('Confirmar'));
    await heading('Alertas confirmados');
    expect(screen.queryByRole('link', { name: 'Criar conta' })).not.toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it.each([
    [410, 'token_expired', 'Esta ligação expirou'],
    [404, 'token_invalid', 'Esta ligação não é válida'],
  ] as const)('shows after %d %s how to request alerts again', async (status, code, title) => {
    api.use(refuse(confirmAlerts, status, code));
    const { user } = open();
    await user.click(button('Confirmar'));
    const shown = await heading(title);
    expect(document.activeElement).toContainElement(shown);
    expect(screen.getByText(/escolha “Criar alerta”/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Procurar ofertas' })).toHaveAttribute('href', '/jobs');
    expect(screen.queryByRole('button', { name: 'Confirmar' })).not.toBeInTheDocument();
  });

  it('offers a retry after a network error', async () => {
    api.use(answer(confirmAlerts, () => Response.error()));
    const { user } = open();
    await user.click(button('Confirmar'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível confirmar');
    api.use(answer(confirmAlerts, confirmed));
    await user.click(button('Confirmar'));
    expect(await heading('Alertas confirmados')).toBeInTheDocument();
  });
});
