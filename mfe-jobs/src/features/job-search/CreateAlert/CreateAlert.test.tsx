import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, buildUser, fakeApi, type FakePage, fill, refuse, renderWithPlatform } from 'platform/testing';
import {
  emptyJobFilter,
  getSession,
  getSubscription,
  removeSearch,
  saveSearch,
  subscribeToAlerts,
  updateSubscription,
  type JobFilter,
  type SavedSearch,
  type Subscription,
} from 'shared-contracts';
import { remoteWithTexts } from '../../../testing/remote-with-texts';
import { buildSearchPage } from '../../../testing/build-job';
import { CreateAlert } from './CreateAlert';

const filter: JobFilter = { ...emptyJobFilter, keyword: 'enfermeira', location: 'Porto', sort: 'date', page: 3 };
const query = 'keyword=enfermeira&location=Porto';
const saved: SavedSearch = { id: 's1', query, places: [], createdAt: '2026-11-20T12:00:00.000Z' };
const subscription: Subscription = {
  subscriptionStatus: true,
  frequency: 'weekly',
  interestedCategories: [],
  followsCategories: false,
  pausedUntil: null,
  searches: [],
  isConfirmed: true,
  isDeliverable: true,
};

function show(page: FakePage = {}, shown: JobFilter = filter) {
  const result = renderWithPlatform(<CreateAlert filter={shown} page={buildSearchPage()} />, {
    path: `/jobs?${query}&sort=date&page=3`,
    remotes: [remoteWithTexts],
    user: buildUser(),
    ...page,
  });
  const toast = () => result.services.toast.current();
  return { ...result, toast, clickAction: () => act(async () => toast()?.action?.onClick()) };
}

const create = () => screen.findByRole('button', { name: 'Criar alerta' });
const created = () => screen.findByRole('button', { name: 'Alerta criado' });
const withoutReads = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('GET'));

describe('CreateAlert for a signed-in user', () => {
  const api = fakeApi(answer(getSubscription, subscription));

  /** Records the request bodies and adds the saved search to the subscription. */
  function acceptSearch() {
    const bodies: unknown[] = [];
    api.use(
      answer(saveSearch, async (request) => {
        bodies.push(await request.json());
        api.use(answer(getSubscription, { ...subscription, searches: [saved] }));
        return saved;
      }),
    );
    return bodies;
  }

  it('sends no request before it is clicked', async () => {
    show();
    await create();
    expect(api.requests()).toEqual([]);
  });

  it('saves the search without sort order and page, once on a double click', async () => {
    const bodies = acceptSearch();
    const { user, toast } = show();
    await user.dblClick(await create());
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Alerta criado.', variant: 'success' }));
    expect(bodies).toEqual([{ search: query }]);
    expect(await created()).toHaveFocus();
  });

  it('deletes the alert on undo', async () => {
    acceptSearch();
    const { user, clickAction, toast } = show();
    await user.click(await create());
    await created();
    api.use(answer(removeSearch, saved), answer(getSubscription, subscription));
    expect(toast()?.action?.label).toBe('Anular');
    await clickAction();
    await create();
    expect(toast()).toMatchObject({ title: 'Alerta anulado.', variant: 'success' });
    expect(withoutReads(api.requests())).toEqual([
      'POST /api/newsletter/searches',
      'DELETE /api/newsletter/searches/s1',
    ]);
  });

  it('enables disabled alerts, and disables them again on undo', async () => {
    api.use(answer(getSubscription, { ...subscription, subscriptionStatus: false }));
    acceptSearch();
    const { user, clickAction, toast } = show();
    await user.click(await create());
    await waitFor(() => expect(toast()?.description).toMatch(/voltam a estar ligados/));
    let body: unknown;
    api.use(
      answer(removeSearch, saved),
      answer(updateSubscription, async (request) => {
        body = await request.json();
        return { ...subscription, subscriptionStatus: false };
      }),
    );
    await clickAction();
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Alerta anulado.' }));
    expect(body).toEqual({ subscriptionStatus: false });
  });

  it('shows an error with a link to the account if undo fails', async () => {
    acceptSearch();
    const { user, clickAction, toast, services } = show();
    await user.click(await create());
    await created();
    api.use(refuse(removeSearch, 500, 'internal_error'));
    await clickAction();
    await waitFor(() => expect(toast()).toMatchObject({ variant: 'destructive' }));
    await clickAction();
    expect(services.history.get().location).toMatchObject({ pathname: '/account', search: '?tab=emailPreferences' });
  });

  it('does not save an existing alert again', async () => {
    api.use(answer(getSubscription, { ...subscription, searches: [saved] }));
    const { user, toast } = show();
    await user.click(await create());
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Já tem este alerta.' }));
    expect(toast()?.action?.label).toBe('Ver os meus alertas');
    expect(await created()).toBeInTheDocument();
    expect(withoutReads(api.requests())).toEqual([]);
  });

  it('saves the first alert of a user without a subscription', async () => {
    api.use(refuse(getSubscription, 404, 'subscription_not_found'));
    acceptSearch();
    const { user } = show();
    await user.click(await create());
    expect(await created()).toBeInTheDocument();
  });

  it('is reset when the search changes', async () => {
    acceptSearch();
    const { user, rerender } = show();
    await user.click(await create());
    await created();
    rerender(<CreateAlert filter={{ ...filter, location: 'Braga' }} page={buildSearchPage()} />);
    expect(await create()).toBeInTheDocument();
  });

  it.each([
    [409, 'saved_search_limit', 'Já tem 20 alertas. Remova um na sua conta para criar outro.', 'Ver os meus alertas'],
    [500, 'internal_error', 'Tente novamente mais tarde.', undefined],
  ] as const)('shows the reason if the API responds with %d %s', async (status, code, description, label) => {
    api.use(refuse(saveSearch, status, code));
    const { user, toast } = show();
    await user.click(await create());
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Não foi possível criar o alerta', description, variant: 'destructive' }),
    );
    expect(toast()?.action?.label).toBe(label);
  });

  it('navigates to /auth if the session has ended', async () => {
    api.use(refuse(getSubscription, 401, 'unauthenticated'));
    const { user, services } = show();
    await user.click(await create());
    await waitFor(() => expect(services.history.get().location.pathname).toBe('/auth'));
    expect(withoutReads(api.requests())).toEqual([]);
  });

  it('opens the dialog for visitors if clicked while the session is loading and no user is signed in', async () => {
    api.use(
      answer(getSession, () => new Promise<never>(() => {})),
      refuse(getSubscription, 401, 'unauthenticated'),
    );
    const { user } = show({ user: 'unknown' });
    await user.click(await create());
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});

describe('CreateAlert for a visitor', () => {
  const api = fakeApi();

  async function open(page: FakePage = {}, shown?: JobFilter) {
    const result = show({ user: null, ...page }, shown);
    await result.user.click(await create());
    const dialog = within(await screen.findByRole('dialog', { name: 'Receber ofertas novas por e-mail' }));
    const email = () => dialog.getByRole('textbox', { name: 'E-mail' });
    const send = () => dialog.getByRole('button', { name: 'Criar alerta' });
    return { ...result, dialog, email, send };
  }

  function acceptSignups() {
    const bodies: unknown[] = [];
    api.use(
      answer(subscribeToAlerts, async (request) => {
        bodies.push(await request.json());
        return { success: true, message: 'ok' };
      }),
    );
    return bodies;
  }

  it('sends one request on a double click, and shows which address the e-mail was sent to', async () => {
    const bodies = acceptSignups();
    const { user, dialog, email, send } = await open();
    expect(dialog.getByText('enfermeira · Porto')).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Todas as semanas' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Todos os meses' }));
    await fill(user, email(), ' ines@example.com');
    await user.dblClick(send());
    const sent = within(await screen.findByRole('dialog', { name: 'Falta um passo' }));
    expect(sent.getByRole('status')).toHaveTextContent('Enviámos um e-mail para ines@example.com.');
    expect(sent.getByRole('status')).toHaveFocus();
    expect(bodies).toEqual([
      {
        email: expect.stringContaining('ines@example.com'),
        frequency: 'monthly',
        search: query,
        language: 'pt',
        website: '',
        filledIn: expect.any(Number),
      },
    ]);
    await user.click(sent.getByRole('button', { name: 'Voltar às ofertas' }));
    expect(await create()).toHaveFocus();
  });

  it('measures filledIn from the page load, because browsers autofill a single field immediately', async () => {
    const bodies = acceptSignups();
    const { user, email, send } = await open();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(5000.4);
    await fill(user, email(), 'ines@example.com');
    await user.click(send());
    await waitFor(() => expect(bodies).toMatchObject([{ filledIn: 5000 }]));
    clock.mockRestore();
  });

  it('subscribes to all jobs if the search has no filter', async () => {
    const bodies = acceptSignups();
    const { user, dialog, email, send } = await open({}, emptyJobFilter);
    expect(dialog.getByText('Todas as ofertas')).toBeInTheDocument();
    await fill(user, email(), 'ines@example.com');
    await user.click(send());
    await waitFor(() => expect(bodies).toMatchObject([{ search: '' }]));
  });

  it('shows the terms and a link to /auth that returns to the search', async () => {
    const { dialog } = await open();
    expect(dialog.getByText(/Só começam depois de confirmar o endereço/)).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Política de privacidade' })).toHaveAttribute(
      'href',
      '/politica-de-privacidade',
    );
    const { pathname, searchParams } = new URL(
      dialog.getByRole('link', { name: /Entre e crie/ }).getAttribute('href')!,
      'http://x',
    );
    expect([pathname, searchParams.get('returnTo')]).toEqual(['/auth', `/jobs?${query}&sort=date&page=3`]);
  });

  it('rejects an invalid e-mail address', async () => {
    const { user, email, send } = await open();
    await user.type(email(), 'ines@');
    await user.click(send());
    expect(await screen.findByText('Introduza um endereço de e-mail válido')).toBeInTheDocument();
    expect(email()).toHaveFocus();
    expect(api.requests()).toEqual([]);
  });

  it.each([
    [500, 'internal_error', 'Tente novamente mais tarde.'],
    [429, 'too_many_requests', 'Chegaram muitos pedidos seguidos desta ligação.'],
  ] as const)('keeps the entered address after a failure (%d)', async (status, code, words) => {
    api.use(refuse(subscribeToAlerts, status, code));
    const { user, email, send } = await open();
    await fill(user, email(), 'ines@example.com');
    await user.click(send());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Não foi possível criar o alerta');
    expect(alert).toHaveTextContent(words);
    expect(email()).toHaveValue('ines@example.com');
    acceptSignups();
    await user.click(send());
    expect(await screen.findByRole('dialog', { name: 'Falta um passo' })).toBeInTheDocument();
  });

  it('has a honeypot field', async () => {
    const { dialog } = await open();
    expect(document.querySelector('input[name="website"]')).toHaveAttribute('tabindex', '-1');
    expect(dialog.getAllByRole('textbox')).toHaveLength(1);
  });

  it('clears the form when the dialog is closed', async () => {
    const { user, email } = await open();
    await user.type(email(), 'ines');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await create());
    expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toHaveValue('');
  });
});
