import { act, screen, waitFor, within } from '@testing-library/react';
import { queryCache } from 'platform';
import { answer, buildUser, fakeApi, fill, refuse } from 'platform/testing';
import { getSession, listCategories, type Category } from 'shared-contracts';
import { renderPage } from '../../testing/render-page';
import { SignInPage } from './SignInPage';

type Page = Parameters<typeof renderPage>[2];
const open = (query = '', page: Page = {}) => renderPage(<SignInPage />, `/auth${query}`, page);
const heading = () => screen.getByRole('heading', { level: 1 });
const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Entrar ou criar conta' })).getByRole('link', { name });
const categories: Category[] = [];

describe('/auth', () => {
  const api = fakeApi(answer(listCategories, categories));

  it.each([
    ['', 'Entrar na sua conta', 'Entrar'],
    ['?mode=register', 'Criar a sua conta', 'Criar conta'],
    ['?mode=forgot', 'Recuperar a palavra-passe', 'Recuperar a palavra-passe'],
    ['?mode=constructor', 'Entrar na sua conta', 'Entrar'],
  ])('shows the form and title of %s', async (query, title, documentTitle) => {
    open(query);
    expect(heading()).toHaveTextContent(title);
    expect(await screen.findByRole('form', { name: title })).toBeInTheDocument();
    expect(screen.getAllByRole('form')).toHaveLength(1);
    expect(document.title).toContain(documentTitle);
  });

  it('has tabs with their own addresses that support Back', async () => {
    const { user, address, services } = open('?message=save-login&returnTo=%2Fjobs%2Fa-1&save=1');
    expect(tab('Entrar')).toHaveAttribute('aria-current', 'page');
    await user.click(tab('Criar conta'));
    expect(address()).toBe('/auth?message=save-login&returnTo=%2Fjobs%2Fa-1&save=1&mode=register');
    expect(tab('Criar conta')).toHaveAttribute('aria-current', 'page');
    expect(tab('Entrar')).not.toHaveAttribute('aria-current');
    expect(heading()).toHaveFocus();
    act(() => services.history.go(-1));
    expect(heading()).toHaveTextContent('Entrar na sua conta');
  });

  it('keeps the input of both forms after a change of tab', async () => {
    const { user } = open();
    await user.type(screen.getByRole('textbox', { name: 'Nome de utilizador ou e-mail' }), 'ines');
    await fill(
      user,
      screen.getByLabelText('Palavra-passe', { selector: '[autocomplete=current-password]' }),
      'segredo',
    );
    await user.click(tab('Criar conta'));
    await fill(user, screen.getByRole('textbox', { name: 'E-mail' }), 'ines@exemplo.pt');
    await user.click(tab('Entrar'));
    expect(screen.getByRole('textbox', { name: 'Nome de utilizador ou e-mail' })).toHaveValue('ines');
    expect(screen.getByLabelText('Palavra-passe', { selector: '[autocomplete=current-password]' })).toHaveValue(
      'segredo',
    );
    await user.click(tab('Criar conta'));
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ines@exemplo.pt');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it.each([
    ['save-login', 'Please log in to save jobs to your profile'],
    ['follow-login', 'Please sign in to follow companies.'],
    ['session', 'Your session has ended. Please sign in to continue.'],
  ])('shows the reason of the redirect: %s', (message, text) => {
    open(`?message=${message}`, { language: 'en' });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['pt', 'Inicie sessão para juntar à sua conta as candidaturas e os alertas anteriores.'],
    ['en', 'Please sign in to add your earlier applications and alerts to your account.'],
  ] as const)('shows why the mailed link of /link-address redirects to sign-in: %s', (language, text) => {
    const state = { from: '/link-address?token=t0ken' };
    for (const query of ['', '?mode=register']) {
      const { unmount } = open(query, { language, state });
      expect(screen.getByText(text)).toBeInTheDocument();
      unmount();
    }
  });

  it.each([
    ['?message=session&returnTo=%2Flink-address%3Ftoken%3Dt0ken', undefined],
    ['', { from: '/account?tab=applications' }],
  ])(
    'does not show the reason of the mailed link after the end of a session or for another page: %s',
    (query, state) => {
      open(query, { state });
      expect(screen.queryByText(/candidaturas e os alertas anteriores/)).not.toBeInTheDocument();
    },
  );

  it('ignores unknown messages', () => {
    open('?message=constructor');
    expect(screen.queryByText(/messages/)).not.toBeInTheDocument();
  });

  it.each([
    ['verified', 'E-mail verificado. Já pode entrar.'],
    ['passwordReset', 'Palavra-passe alterada. Entre com a nova.'],
  ])('shows the result of the previous page: %s', (note, text) => {
    open('', { state: { note } });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('links back within the site only', () => {
    const { unmount } = open('?message=follow-login&returnTo=/companies/vela');
    expect(screen.getByRole('link', { name: 'Voltar à página anterior' })).toHaveAttribute('href', '/companies/vela');
    unmount();
    open('?message=follow-login&returnTo=//evil.example');
    expect(screen.queryByRole('link', { name: 'Voltar à página anterior' })).not.toBeInTheDocument();
  });

  it.each([
    ['', '/'],
    ['?mode=register', '/'],
    ['?returnTo=%2Fjobs%3Fpage%3D2', '/jobs?page=2'],
    ['?returnTo=//evil.example', '/'],
  ])('redirects signed-in users from %s', (query, to) => {
    const { address } = open(query, { user: buildUser() });
    expect(address()).toBe(to);
    expect(screen.getByText('elsewhere')).toBeInTheDocument();
  });

  it('redirects signed-in users to the address that the shell protected', async () => {
    api.use(answer(getSession, buildUser()));
    const { address } = open('', { user: 'unknown', state: { from: '/account?tab=resumes' } });
    expect(heading()).toHaveTextContent('Entrar na sua conta');
    await waitFor(() => expect(address()).toBe('/account?tab=resumes'));
  });

  it('redirects users whose session is detected later', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    api.use(refuse(getSession, 503, 'service_unavailable'));
    const { address, services } = open('', { user: 'unknown' });
    await waitFor(() => expect(api.requests()).toContain('GET /api/session'));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(address()).toBe('/auth');
    api.use(answer(getSession, buildUser()));
    act(() => void services.store.dispatch(queryCache.invalidate(['Session'])));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('lists four benefits of an account', () => {
    open();
    const pitch = screen.getByRole('complementary', { name: 'Uma conta, e tudo no mesmo sítio.' });
    expect(
      within(pitch)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Currículos prontos a enviar',
      'Ofertas guardadas',
      'Entrevistas com dia e hora',
      'Alertas à sua medida',
    ]);
  });
});
