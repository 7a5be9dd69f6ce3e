import { screen, waitFor } from '@testing-library/react';
import { answer, buildUser, fakeApi, fill, refuse } from 'platform/testing';
import { getSession, login, verifyEmail } from 'shared-contracts';
import { ResetPasswordPage } from './features/reset-password/ResetPasswordPage';
import { SignInPage } from './features/sign-in/SignInPage';
import { VerifyEmailPage } from './features/verify-email/VerifyEmailPage';
import { answered, refusalOf, renderPage } from './testing/render-page';

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const username = () => field('Nome de utilizador ou e-mail');
// The registration form is hidden.
const password = () => screen.getAllByLabelText('Palavra-passe')[0]!;
const typed = { username: 'ines@example.com', code: '' };

describe('page after a form was posted without scripts', () => {
  const api = fakeApi();

  it('keeps the username and shows an error for a wrong password', () => {
    const page = answered('login', { values: typed, refusal: refusalOf(401, 'credentials_wrong') });
    renderPage(<SignInPage />, '/auth', page);
    expect(username()).toHaveValue('ines@example.com');
    expect(password()).toHaveValue('');
    expect(screen.getByRole('alert')).toHaveTextContent('Erro de Login');
  });

  it('shows the code field beside name and password and sends them together', async () => {
    const sent: unknown[] = [];
    api.use(
      answer(login, async (request) => {
        sent.push(await request.json());
        return buildUser();
      }),
      answer(getSession, buildUser()),
    );
    const page = answered('login', { values: typed, refusal: refusalOf(403, 'second_factor_required') });
    const { user } = renderPage(<SignInPage />, '/auth', page);
    await fill(user, password(), 'três gaivotas');
    await fill(user, field('Código de confirmação'), '493027');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(await screen.findByText('elsewhere')).toBeInTheDocument();
    expect(sent).toEqual([{ username: 'ines@example.com', password: 'três gaivotas', code: '493027' }]);
  });

  it('reports a wrong code at its field, also repeatedly', async () => {
    api.use(refuse(login, 403, 'second_factor_wrong'));
    const refusal = refusalOf(403, 'second_factor_wrong', { fields: { code: 'second_factor_wrong' } });
    const { user } = renderPage(<SignInPage />, '/auth', answered('login', { values: typed, refusal }));
    const code = field('Código de confirmação');
    expect(code).toHaveAttribute('aria-invalid', 'true');
    await fill(user, password(), 'três gaivotas');
    await fill(user, code, '111111');
    expect(code).not.toHaveAttribute('aria-invalid', 'true');
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
    expect(code).toHaveValue('111111');
  });

  it('offers another mail for an address that is not verified', () => {
    const page = answered('login', { values: typed, refusal: refusalOf(403, 'verification_required') });
    renderPage(<SignInPage />, '/auth', page);
    expect(screen.getByText('Verificação de Email Necessária')).toBeInTheDocument();
    const resend = screen.getByRole('button', { name: 'Reenviar e-mail' });
    expect(resend).toHaveAttribute('value', 'resend');
    expect(resend.closest('form')).toHaveFormValues({ email: 'ines@example.com' });
    expect(resend.closest('form')).toHaveAttribute('method', 'post');
  });

  it('reports the registration and offers another mail', () => {
    renderPage(<SignInPage />, '/auth?sent=register', answered('register'));
    expect(screen.getByText('Registo Bem-Sucedido!')).toBeInTheDocument();
    expect(screen.getByText(/para o endereço que escreveu/)).toBeInTheDocument();
    expect(field('E-mail')).toBeInTheDocument();
  });

  it.each([
    [null, 'E-mail de verificação enviado'],
    [refusalOf(429, 'too_many_requests', { retryAfterSeconds: 40 }), 'Ainda não pode pedir outro e-mail.'],
  ])('shows the result of the request for another mail', (refusal, text) => {
    renderPage(<VerifyEmailPage />, '/verify-email', answered('resend', { refusal }));
    expect(screen.getByText(new RegExp(text))).toBeInTheDocument();
    expect(screen.queryAllByRole('timer')).toHaveLength(refusal === null ? 0 : 1);
  });

  it('still shows the note about verification after another mail', () => {
    renderPage(<SignInPage />, '/auth?sent=resend', answered('resend'));
    expect(screen.getByText('Verificação de Email Necessária')).toBeInTheDocument();
    expect(screen.getByText(/E-mail de verificação enviado/)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Criar conta' })[0]).toHaveAttribute('href', '/auth?mode=register');
  });

  it('reports that the reset link was sent', () => {
    renderPage(<SignInPage />, '/auth?mode=forgot&sent=forgot', answered('forgot'));
    expect(screen.getByText('Veja o seu e-mail')).toBeInTheDocument();
    expect(screen.getByText(/com o endereço que escreveu/)).toBeInTheDocument();
  });

  it('shows the seconds until another link can be requested', () => {
    const refusal = refusalOf(429, 'too_many_requests', { retryAfterSeconds: 40 });
    const page = answered('forgot', { values: { email: 'ines@example.com' }, refusal });
    renderPage(<SignInPage />, '/auth?mode=forgot', page);
    expect(screen.getByRole('alert')).toHaveTextContent('Ainda não pode pedir outro e-mail.');
    expect(screen.getByRole('timer')).toHaveTextContent('40 segundos');
    expect(field('E-mail')).toHaveValue('ines@example.com');
  });

  it('reports that the password was changed', () => {
    renderPage(<SignInPage />, '/auth?message=passwordReset');
    expect(screen.getByText('Palavra-passe alterada. Entre com a nova.')).toBeInTheDocument();
  });

  it.each([
    ['token_expired', 410],
    ['token_invalid', 400],
  ] as const)('shows no form for an unusable password reset link, and offers another link: %s', (code, status) => {
    const page = answered('reset', { refusal: refusalOf(status, code, { fields: { token: code } }) });
    renderPage(<ResetPasswordPage />, '/reset-password?token=abc', page);
    expect(screen.queryByLabelText('Nova palavra-passe')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pedir outra' })).toBeInTheDocument();
  });

  it.each([
    [null, /verificado/],
    [refusalOf(410, 'token_expired'), /expirou/],
  ])('shows the result of a verification without a request', (refusal, title) => {
    api.use(refuse(verifyEmail, 500, 'internal_error'));
    renderPage(<VerifyEmailPage />, '/verify-email?token=abc', answered('verify', { refusal }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(api.requests()).toEqual([]);
  });
});
