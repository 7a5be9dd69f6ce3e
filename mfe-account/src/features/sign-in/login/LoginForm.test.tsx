import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, buildUser, fakeApi, fill, refuse } from 'platform/testing';
import { getSession, login, resendVerification, saveJob, type Credentials, type SavedJob } from 'shared-contracts';
import { buildSavedJob } from '../../../testing/build-lists';
import { renderPage } from '../../../testing/render-page';
import { deferred } from '../../../testing/render-tab';
import { SignInPage } from '../SignInPage';

type Page = Parameters<typeof renderPage>[2];
type Rendered = ReturnType<typeof renderPage>;

const ines = buildUser();
const name = () => screen.getByRole('textbox', { name: 'Nome de utilizador ou e-mail' });
const password = () => screen.getByLabelText('Palavra-passe', { selector: '[autocomplete=current-password]' });
const code = () => screen.getByRole('textbox', { name: 'Código de confirmação' });
const submit = () => screen.getByRole('button', { name: 'Entrar' });

async function type({ user }: Rendered, username = 'candidata') {
  await fill(user, name(), username);
  await fill(user, password(), 'candidata123');
}

async function signIn(query = '', page: Page = {}, username?: string) {
  const rendered = renderPage(<SignInPage />, `/auth${query}`, page);
  await type(rendered, username);
  await rendered.user.keyboard('{Enter}');
  return rendered;
}

describe('sign-in', () => {
  const api = fakeApi(answer(getSession, ines));
  const sent: Credentials[] = [];
  const accept = answer(login, async (request) => {
    sent.push((await request.json()) as Credentials);
    return ines;
  });
  beforeEach(() => sent.splice(0));

  it('shows a welcome with the first name and navigates to the account', async () => {
    api.use(accept);
    const rendered = renderPage(<SignInPage />, '/auth');
    await type(rendered);
    await rendered.user.dblClick(submit());
    await waitFor(() => expect(rendered.address()).toBe('/account'));
    expect(sent).toEqual([{ username: 'candidata', password: 'candidata123' }]);
    expect(rendered.toast()).toMatchObject({ title: 'Sessão iniciada', description: 'Olá de novo, Inês.' });
    expect(rendered.toast()?.variant).toBe('success');
    act(() => rendered.services.history.go(-1));
    expect(rendered.address()).toBe('/account');
  });

  it('sends nothing and shows an error if cookies are blocked', async () => {
    const cookieEnabled = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    api.use(accept);
    const rendered = await signIn();
    expect(await screen.findByText(/^O navegador bloqueia os cookies deste site/)).toBeVisible();
    expect([sent, rendered.address(), name().getAttribute('value')]).toEqual([[], '/auth', 'candidata']);
    cookieEnabled.mockReturnValue(true);
    await rendered.user.click(submit());
    await waitFor(() => expect(rendered.address()).toBe('/account'));
    cookieEnabled.mockRestore();
  });

  it('shows a welcome with the username if there is no name, in the user’s language', async () => {
    api.use(answer(login, { ...ines, firstName: null }));
    const rendered = renderPage(<SignInPage />, '/auth', { language: 'en' });
    await fill(rendered.user, screen.getByRole('textbox', { name: 'Username or email' }), 'candidata');
    await rendered.user.type(screen.getByLabelText('Password', { selector: '[autocomplete^=current]' }), 'x{Enter}');
    await waitFor(() => expect(rendered.toast()).toMatchObject({ description: 'Welcome back, candidata.' }));
  });

  it.each([
    ['?returnTo=%2Fjobs%2Fanalista-12', undefined, '/jobs/analista-12'],
    ['?returnTo=//evil.example', undefined, '/account'],
    ['', { from: '/account?tab=interviews' }, '/account?tab=interviews'],
    ['', { from: '//evil.example' }, '/account'],
  ])('navigates to the return address: %s', async (query, state, to) => {
    api.use(accept);
    const { address } = await signIn(query, { state });
    await waitFor(() => expect(address()).toBe(to));
  });

  it('does not navigate if the user has left the page', async () => {
    let release = () => {};
    api.use(answer(login, () => new Promise<typeof ines>((resolve) => (release = () => resolve(ines)))));
    const { address, services, toast } = await signIn();
    act(() => services.history.push('/jobs'));
    jest.useFakeTimers();
    release();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
    expect(toast()?.title).toBe('Sessão iniciada');
    expect(address()).toBe('/jobs');
  });

  it('shows a failure on the page and in a toast, and keeps the input', async () => {
    api.use(refuse(login, 401, 'credentials_wrong'));
    const { toast, address } = await signIn();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Erro de Login');
    expect(alert).toHaveTextContent('O nome de utilizador ou a palavra-passe não estão certos.');
    expect(toast()).toMatchObject({ title: 'Erro de Login', variant: 'destructive' });
    expect(name()).toHaveValue('candidata');
    expect(password()).toHaveValue('candidata123');
    expect(address()).toBe('/auth');
  });

  it('reports a network error', async () => {
    api.use(answer(login, () => Response.error()));
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Verifique a ligação/);
  });

  it('validates required fields without a request', async () => {
    const { user } = renderPage(<SignInPage />, '/auth');
    await user.click(submit());
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Escreva o nome de utilizador ou o e-mail',
      'Escreva a palavra-passe',
    ]);
    expect(api.requests()).toEqual([]);
  });

  it('shows the password on request', async () => {
    const { user } = renderPage(<SignInPage />, '/auth');
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('checkbox', { name: 'Mostrar a palavra-passe' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  it('uses POST before hydration, so that the URL contains no password', () => {
    renderPage(<SignInPage />, '/auth');
    expect(screen.getByRole('form')).toHaveAttribute('method', 'post');
  });
});

describe('sign-in with a second factor', () => {
  const api = fakeApi(answer(getSession, ines));
  const needed = refuse(login, 403, 'second_factor_required');

  it('shows a code field and signs in with the code', async () => {
    api.use(needed);
    const rendered = await signIn();
    await waitFor(() => expect(code()).toHaveFocus());
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(rendered.toast()).toBeNull();
    let body: unknown;
    api.use(
      answer(login, async (request) => {
        body = await request.json();
        return ines;
      }),
    );
    await fill(rendered.user, code(), '123 456');
    await rendered.user.keyboard('{Enter}');
    await waitFor(() => expect(rendered.address()).toBe('/account'));
    expect(body).toEqual({ username: 'candidata', password: 'candidata123', code: '123 456' });
  });

  it('reports a wrong code at its field', async () => {
    api.use(needed);
    const { user, toast } = await signIn();
    await screen.findByRole('textbox', { name: 'Código de confirmação' });
    api.use(refuse(login, 403, 'second_factor_wrong'));
    await fill(user, code(), '000000');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/O código não está certo/));
    expect(code()).toHaveValue('000000');
    expect(code()).toHaveFocus();
    expect(toast()).toMatchObject({ title: 'Erro de Login' });
  });

  it('returns to the password and keeps the input', async () => {
    api.use(needed);
    const { user } = await signIn();
    await user.click(await screen.findByRole('button', { name: 'Voltar à palavra-passe' }));
    expect(name()).toHaveValue('candidata');
    expect(password()).toHaveValue('candidata123');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not send an empty code', async () => {
    api.use(needed);
    const { user } = await signIn();
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(code()).toHaveAccessibleDescription(/Escreva o código de confirmação/));
    expect(api.requests()).toHaveLength(1);
  });
});

describe('unconfirmed address', () => {
  const api = fakeApi();
  const resend = () => screen.getByRole('button', { name: 'Reenviar e-mail' });
  beforeEach(() => api.use(refuse(login, 403, 'verification_required', { requiresVerification: true })));

  it('is reported in a toast of ten seconds and on the page, both with a button that requests another mail', async () => {
    api.use(answer(resendVerification, { success: true, message: 'ok' }));
    const { toast, user } = await signIn('', {}, 'ines@example.com');
    await waitFor(() => expect(toast()?.title).toBe('Verificação de Email Necessária'));
    expect(toast()).toMatchObject({ duration: 10_000, action: { label: 'Reenviar e-mail' } });
    expect(screen.getByText('Verificação de Email Necessária')).toBeInTheDocument();
    act(() => toast()?.action?.onClick());
    await waitFor(() => expect(toast()).toMatchObject({ variant: 'success', duration: 5000 }));
    expect(screen.getByText(/^E-mail de verificação enviado\./)).toBeInTheDocument();
    await user.dblClick(resend());
    await waitFor(() => expect(api.requests()).toHaveLength(3));
    expect(api.requests().at(-1)).toBe('POST /api/resend-verification');
  });

  it('is also detected by the API’s message', async () => {
    api.use(refuse(login, 403, 'forbidden', { message: 'Please verify your email' }));
    const { toast } = await signIn('', {}, 'ines@example.com');
    await waitFor(() => expect(toast()?.title).toBe('Verificação de Email Necessária'));
  });

  it('is requested if only a username was entered', async () => {
    let body: unknown;
    api.use(
      answer(resendVerification, async (request) => {
        body = await request.json();
        return { success: true, message: 'ok' };
      }),
    );
    const { toast, user } = await signIn();
    const field = await screen.findByRole('textbox', { name: 'E-mail' });
    act(() => toast()?.action?.onClick());
    expect(field).toHaveFocus();
    await user.paste('ines@example.com');
    await user.keyboard('{Enter}');
    await screen.findByText(/^E-mail de verificação enviado\./);
    expect(body).toEqual({ email: 'ines@example.com' });
  });

  it('shows an error if no mail was sent: the API’s message, a default text or a text about the connection', async () => {
    const { toast, user } = await signIn('', {}, 'ines@example.com');
    await screen.findByText('Verificação de Email Necessária');
    for (const [handler, text] of [
      [refuse(resendVerification, 403, 'forbidden', { message: 'Conta fechada' }), 'Conta fechada'],
      [refuse(resendVerification, 500, 'internal_error'), 'Falha ao reenviar o email de verificação'],
      [answer(resendVerification, () => Response.error()), /Verifique a ligação/],
    ] as const) {
      api.use(handler);
      await user.click(resend());
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(toast()).toMatchObject({ title: 'Erro', variant: 'destructive' });
      expect(toast()?.description).toMatch(text);
    }
  });
});

describe('job to save after sign-in', () => {
  const api = fakeApi(answer(login, ines), answer(getSession, ines));
  const address = '?message=save-login&returnTo=%2Fjobs%2Fanalista-12&save=12';
  const saves = () => api.requests().filter((line) => line === 'POST /api/account/saved-jobs');

  const postMessage = jest.fn();
  beforeEach(() => {
    const ready = Promise.resolve({ active: { postMessage } });
    Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true });
  });
  afterEach(() => {
    postMessage.mockClear();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('is saved, included in the welcome, and stored offline', async () => {
    api.use(answer(saveJob, buildSavedJob()));
    const page = await signIn(address);
    await waitFor(() => expect(page.address()).toBe('/jobs/analista-12'));
    expect(page.toast()).toMatchObject({
      title: 'Sessão iniciada',
      description: 'Olá de novo, Inês. A oferta ficou em “Guardadas”.',
      variant: 'success',
    });
    expect(saves()).toHaveLength(1);
    expect(postMessage.mock.calls).toEqual([[{ type: 'keep', path: '/jobs/designer-12' }]]);
  });

  it.each([
    ['pt', 'Olá, Inês. A oferta ficou em “Guardadas”.'],
    ['en', 'Welcome, Inês. The job is under “Saved”.'],
  ] as const)(
    'is saved after the first sign-in, with the greeting for new users: %s',
    async (language, description) => {
      api.use(answer(saveJob, buildSavedJob()));
      const query = '?returnTo=%2Fjobs%2Fanalista-12&save=12';
      const page = renderPage(<SignInPage />, `/auth${query}`, { language, state: { note: 'verified' } });
      await fill(page.user, screen.getByRole('textbox', { name: /^Nome de utilizador|^Username or/ }), 'candidata');
      const secret = screen.getByLabelText(/^Pa/, { selector: '[autocomplete=current-password]' });
      await fill(page.user, secret, 'candidata123');
      await page.user.keyboard('{Enter}');
      await waitFor(() => expect(page.address()).toBe('/jobs/analista-12'));
      expect(page.toast()).toMatchObject({ description, variant: 'success' });
    },
  );

  it('reports an already saved job as success', async () => {
    api.use(refuse(saveJob, 409, 'job_already_saved'));
    const page = await signIn(address);
    await waitFor(() => expect(page.address()).toBe('/jobs/analista-12'));
    expect(page.toast()).toMatchObject({ description: expect.stringContaining('A oferta ficou'), variant: 'success' });
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('does not delay the navigation, and updates the welcome when it is saved', async () => {
    const saved = deferred<SavedJob>();
    api.use(answer(saveJob, () => saved.promise));
    const page = await signIn(address);
    await waitFor(() => expect(page.address()).toBe('/jobs/analista-12'));
    expect(page.toast()).toMatchObject({ title: 'Sessão iniciada', description: 'Olá de novo, Inês.' });
    saved.resolve(buildSavedJob());
    await waitFor(() => expect(page.toast()?.description).toBe('Olá de novo, Inês. A oferta ficou em “Guardadas”.'));
  });

  it('reports a closed job and navigates', async () => {
    api.use(refuse(saveJob, 410, 'job_closed'));
    const page = await signIn(address);
    await waitFor(() => expect(page.address()).toBe('/jobs/analista-12'));
    expect(page.toast()).toMatchObject({ title: 'Erro ao guardar a oferta', variant: 'destructive' });
    expect(page.toast()?.description).toBe('Olá de novo, Inês. Esta oferta já não aceita candidaturas.');
  });

  it('is ignored if the address contains no id', async () => {
    const page = await signIn('?save=abc');
    await waitFor(() => expect(page.address()).toBe('/account'));
    expect(saves()).toEqual([]);
  });
});
