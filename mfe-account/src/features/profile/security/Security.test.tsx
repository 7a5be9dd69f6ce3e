import { screen, waitFor, within } from '@testing-library/react';
import { answer, buildUser, fakeApi, fill, refuse } from 'platform/testing';
import { changeEmail, changePassword, endAllSignIns, endSignIn, listSignIns } from 'shared-contracts';
import { emptyAccount, here, renderAccount, renderSecurity } from '../../../testing/render-account';
import { deferred } from '../../../testing/render-tab';

const api = fakeApi(...emptyAccount);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const phone = {
  ...here,
  id: '00000000-0000-4000-8000-000000000002',
  browser: null,
  system: 'Android',
  isCurrent: false,
};
const sent = (method: string) => api.requests().filter((line) => line.startsWith(method));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('change of the password', () => {
  const label = { current: 'Palavra-passe atual', next: 'Nova palavra-passe', again: 'Repetir a nova palavra-passe' };

  async function open() {
    const page = renderSecurity();
    await page.user.click(button('Alterar palavra-passe'));
    await waitFor(() => expect(screen.getByLabelText(label.current)).toHaveFocus());
    return page;
  }
  async function fillForm({ user }: Awaited<ReturnType<typeof open>>, current: string, next: string, again = next) {
    await fill(user, screen.getByLabelText(label.current), current);
    await fill(user, screen.getByLabelText(label.next), next);
    await fill(user, screen.getByLabelText(label.again), again);
    await user.click(button('Guardar palavra-passe'));
  }

  it('changes the password and restores the focus', async () => {
    const body = jest.fn();
    api.use(
      answer(changePassword, async (request) => {
        body(await request.json());
        return { success: true, message: '' };
      }),
    );
    const page = await open();
    await fillForm(page, 'antiga1', 'novissima');
    await waitFor(() => expect(button('Alterar palavra-passe')).toHaveFocus());
    expect(body).toHaveBeenCalledWith({
      currentPassword: 'antiga1',
      password: 'novissima',
      confirmPassword: 'novissima',
    });
    expect(page.services.toast.current()).toMatchObject({ title: 'Palavra-passe alterada', variant: 'success' });
    // The other devices were signed out.
    await waitFor(() => expect(sent('GET /api/account/sessions')).toHaveLength(2));
  });

  it('reports a wrong current password at its field and keeps the input', async () => {
    api.use(refuse(changePassword, 403, 'password_wrong'));
    const page = await open();
    await fillForm(page, 'errada', 'novissima');
    await waitFor(() => expect(screen.getByLabelText(label.current)).toHaveFocus());
    expect(screen.getByLabelText(label.current)).toHaveAccessibleDescription('A palavra-passe não está certa.');
    expect(screen.getByLabelText(label.next)).toHaveValue('novissima');
    expect(page.services.toast.current()).toMatchObject({ variant: 'destructive' });
  });

  it('validates before sending', async () => {
    const page = await open();
    await fillForm(page, 'antiga1', 'curta', 'outra!');
    const problems = await screen.findByRole('alert');
    expect(problems).toHaveTextContent('A palavra-passe deve ter pelo menos 6 caracteres');
    expect(problems).toHaveTextContent('As palavras-passe não coincidem');
    expect(sent('PUT')).toEqual([]);
  });

  it('closes by Escape', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button('Alterar palavra-passe')).toHaveFocus());
  });

  it('redirects to /auth if the session has ended', async () => {
    api.use(refuse(changePassword, 401, 'unauthenticated'));
    const page = await open();
    await fillForm(page, 'antiga1', 'novissima');
    await waitFor(() => expect(page.services.history.get().location.pathname).toBe('/auth'));
    expect(page.services.history.get().location.search).toBe('?message=session&returnTo=%2Faccount');
    expect(page.services.toast.current()).toBeNull();
  });
});

describe('change of the e-mail address', () => {
  it('is pending until the mail is confirmed', async () => {
    api.use(answer(changeEmail, buildUser({ pendingEmail: 'nova@example.com' })));
    const { user, services } = await renderAccount();
    await user.click(button('Alterar e-mail'));
    await fill(user, await screen.findByLabelText('Novo e-mail'), 'nova@example.com');
    await fill(user, screen.getByLabelText('Palavra-passe atual'), 'candidata123');
    await user.dblClick(button('Enviar ligação'));
    expect(await screen.findByText('ines@example.com, até confirmar nova@example.com')).toBeInTheDocument();
    expect(screen.getByText('Falta confirmar o novo e-mail: nova@example.com')).toBeInTheDocument();
    expect(services.toast.current()).toMatchObject({ title: 'Ligação enviada' });
    expect(sent('PUT')).toHaveLength(1);
  });

  it('shows an error if the change fails', async () => {
    api.use(refuse(changeEmail, 429, 'too_many_requests'));
    const { user } = renderSecurity();
    await user.click(button('Alterar e-mail'));
    await fill(user, await screen.findByLabelText('Novo e-mail'), 'nova@example.com');
    await fill(user, screen.getByLabelText('Palavra-passe atual'), 'candidata123');
    await user.click(button('Enviar ligação'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível alterar o e-mail');
    expect(screen.getByLabelText('Novo e-mail')).toHaveValue('nova@example.com');
  });
});

describe('sessions', () => {
  const region = () => screen.getByRole('region', { name: 'Sessões iniciadas' });
  const rows = () => within(region()).getAllByRole('listitem');

  it('list device, start and the current session', async () => {
    api.use(answer(listSignIns, [here, phone, { ...phone, id: 'x', system: null }]));
    renderSecurity();
    await within(region()).findByText('Firefox · Linux');
    expect(rows().map((row) => within(row).getByRole('heading').textContent)).toEqual([
      'Firefox · Linux',
      'Android',
      'Dispositivo desconhecido',
    ]);
    expect(rows()[0]).toHaveTextContent(/Desde 2\snov,\s2026,\s09:30\. Última atividade: 22\snov,\s2026,\s08:15\./);
    expect(rows()[0]).toHaveTextContent('Este dispositivo');
    expect(within(rows()[0]!).queryByRole('button')).not.toBeInTheDocument();
  });

  it('are ended individually, with one request for a double click', async () => {
    const release = deferred<(typeof here)[]>();
    api.use(
      answer(listSignIns, [here, phone]),
      answer(endSignIn, () => release.promise),
    );
    const { user, services } = renderSecurity();
    await user.dblClick(await screen.findByRole('button', { name: 'Terminar: Android' }));
    release.resolve([here]);
    await waitFor(() => expect(rows()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sessões iniciadas' })).toHaveFocus());
    expect(services.toast.current()).toMatchObject({ title: 'Sessão terminada', variant: 'success' });
    expect(sent('DELETE')).toEqual([`DELETE /api/account/sessions/${phone.id}`]);
    expect(sent('GET /api/account/sessions')).toHaveLength(1);
  });

  it('are refetched if one has ended already', async () => {
    let lists = 0;
    api.use(
      answer(listSignIns, () => (lists++ === 0 ? [here, phone] : [here])),
      refuse(endSignIn, 404, 'sign_in_not_found'),
    );
    const { user, services } = renderSecurity();
    await user.click(await screen.findByRole('button', { name: 'Terminar: Android' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(services.toast.current()).toMatchObject({ description: 'Esta sessão já tinha terminado.' });
  });

  it('are ended on all devices after confirmation, including the current one', async () => {
    api.use(answer(endAllSignIns, { success: true, message: '' }));
    const { user, services } = await renderAccount();
    await user.click(button('Terminar sessão em todo o lado'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Terminar sessão em todo o lado?' });
    await user.dblClick(within(dialog).getByRole('button', { name: 'Terminar sessão em todo o lado' }));
    await waitFor(() => expect(services.history.get().location).toMatchObject({ pathname: '/auth', search: '' }));
    expect(services.toast.current()).toMatchObject({ title: 'Sessão terminada em todo o lado' });
    expect(sent('DELETE')).toHaveLength(1);
    expect(screen.queryByRole('navigation', { name: 'A sua conta' })).not.toBeInTheDocument();
  });

  it('show an error if the request to end all of them fails', async () => {
    api.use(refuse(endAllSignIns, 500, 'internal_error'));
    const { user, services } = renderSecurity();
    await user.click(button('Terminar sessão em todo o lado'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Terminar sessão em todo o lado' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Tente novamente mais tarde.');
    expect(services.history.get().location.pathname).toBe('/account');
    await waitFor(() => expect(button('Terminar sessão em todo o lado')).toHaveFocus());
  });

  it('offer a retry if loading fails', async () => {
    api.use(refuse(listSignIns, 500, 'internal_error'));
    const { user } = renderSecurity();
    expect(await screen.findByText('Não conseguimos carregar as sessões')).toBeInTheDocument();
    api.use(answer(listSignIns, [here]));
    await user.click(button('Tentar novamente'));
    expect(await screen.findByText('Firefox · Linux')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Sessões iniciadas' })).toHaveFocus();
  });
});
