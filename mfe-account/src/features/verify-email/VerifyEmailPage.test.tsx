import { StrictMode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { answer, buildUser, fakeApi, fill, refuse } from 'platform/testing';
import { getSession, resendVerification, verifyEmail } from 'shared-contracts';
import { renderPage } from '../../testing/render-page';
import { VerifyEmailPage } from './VerifyEmailPage';

type Page = Parameters<typeof renderPage>[2];
const open = (query: string, page: Page = {}) =>
  renderPage(
    <StrictMode>
      <VerifyEmailPage />
    </StrictMode>,
    `/verify-email${query}`,
    page,
  );
const heading = () => screen.getByRole('heading', { level: 1 });
const yes = { success: true, message: 'ok' } as const;

describe('/verify-email', () => {
  const api = fakeApi();
  afterEach(() => jest.useRealTimers());

  it('shows the text of the specification for a link without a token', () => {
    open('', { language: 'en' });
    expect(heading()).toHaveTextContent('No verification token provided');
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/auth');
    expect(api.requests()).toEqual([]);
  });

  it('offers the e-mail field without a token (SPEC §2)', async () => {
    api.use(answer(resendVerification, yes));
    const { user } = open('');
    await fill(user, screen.getByRole('textbox', { name: 'E-mail' }), 'ines@example.com');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('E-mail de verificação enviado. Veja a sua caixa de entrada.')).toBeInTheDocument();
    expect(api.requests()).toEqual(['POST /api/resend-verification']);
  });

  it('verifies once, also after a rerender, and navigates to /auth by the link or after three seconds', async () => {
    api.use(answer(verifyEmail, yes));
    const { services, address } = open('?token=t0ken');
    expect(screen.getByRole('status')).toHaveTextContent('A verificar o seu e-mail…');
    await screen.findByRole('heading', { name: 'E-mail verificado' });
    act(() => services.history.push('/jobs'));
    jest.useFakeTimers();
    act(() => services.history.push('/verify-email?token=t0ken'));
    expect(heading()).toHaveTextContent('E-mail verificado');
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth');
    expect(api.requests()).toEqual(['GET /api/verify-email?token=t0ken']);
    act(() => jest.advanceTimersByTime(2999));
    expect(address()).toBe('/verify-email?token=t0ken');
    act(() => jest.advanceTimersByTime(1));
    expect(address()).toBe('/auth');
    expect(services.history.get().location.state).toMatchObject({ note: 'verified' });
  });

  const carried = 'returnTo=%2Fjobs%2Fanalista-12&save=12';

  it('navigates to /auth with the job to save', async () => {
    api.use(answer(verifyEmail, yes));
    const { user, services, address } = open(`?token=t0ken&${carried}`);
    await user.click(await screen.findByRole('link', { name: 'Entrar' }));
    expect(address()).toBe(`/auth?${carried}`);
    expect(services.history.get().location.state).toMatchObject({ note: 'verified' });
  });

  it('navigates automatically, within the site only', async () => {
    api.use(answer(verifyEmail, yes));
    jest.useFakeTimers();
    const { address } = open('?token=t0ken&returnTo=//evil.example&save=12');
    await screen.findByRole('heading', { name: 'E-mail verificado' });
    act(() => jest.advanceTimersByTime(3000));
    expect(address()).toBe('/auth?save=12');
  });

  it('requests another mail with the same return address and job', async () => {
    let body: unknown;
    api.use(
      refuse(verifyEmail, 410, 'token_expired'),
      answer(resendVerification, async (request) => {
        body = await request.json();
        return yes;
      }),
    );
    const { user } = open(`?token=t0ken&${carried}`);
    await fill(user, await screen.findByRole('textbox', { name: 'E-mail' }), 'ines@example.com');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(body).toEqual({ email: 'ines@example.com', returnTo: '/jobs/analista-12', save: 12 }));
    expect(screen.getByRole('link', { name: 'Voltar ao início de sessão' })).toHaveAttribute(
      'href',
      `/auth?${carried}`,
    );
  });

  it('announces the result', async () => {
    api.use(answer(verifyEmail, yes));
    const announce = jest.spyOn(open('?token=t0ken').services.announcer, 'announce');
    await screen.findByRole('heading', { name: 'E-mail verificado' });
    expect(announce).toHaveBeenCalledWith(expect.stringMatching(/^E-mail verificado\. O seu endereço/));
  });

  it('does not navigate if the user has left the page', async () => {
    api.use(answer(verifyEmail, yes));
    const { services, address } = open('?token=t0ken');
    await screen.findByRole('heading', { name: 'E-mail verificado' });
    jest.useFakeTimers();
    act(() => services.history.push('/jobs'));
    act(() => jest.advanceTimersByTime(5000));
    expect(address()).toBe('/jobs');
  });

  it('refetches the session of a signed-in user', async () => {
    const user = buildUser({ pendingEmail: 'nova@example.com' });
    api.use(answer(verifyEmail, yes), answer(getSession, { ...user, pendingEmail: null }));
    open('?token=t0ken', { user });
    await waitFor(() => expect(api.requests()).toEqual(['GET /api/verify-email?token=t0ken', 'GET /api/session']));
  });

  it.each([
    ['its code', refuse(verifyEmail, 410, 'token_expired', { message: 'Gone.' })],
    ['"expired" in its message', refuse(verifyEmail, 400, 'bad_request', { message: 'The token has expired.' })],
  ])('detects an expired link by %s', async (_, handler) => {
    api.use(handler);
    open('?token=t0ken');
    expect(await screen.findByRole('heading', { name: 'Esta ligação expirou' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
    expect(api.requests()).toHaveLength(1);
  });

  it('shows the text of the specification for an invalid token', async () => {
    api.use(refuse(verifyEmail, 400, 'token_invalid'));
    open('?token=t0ken', { language: 'en' });
    expect(
      await screen.findByRole('heading', { name: 'Failed to verify email. Please try again.' }),
    ).toBeInTheDocument();
    expect(screen.getAllByText(/failed to verify|not be verified/i)).toHaveLength(1);
    expect(screen.getByText(/You can get another one below\.$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/auth');
  });

  it('offers a retry after a network error', async () => {
    api.use(answer(verifyEmail, () => Response.error()));
    const { user } = open('?token=t0ken');
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(screen.getByText('Pode ser a ligação à Internet ou uma falha nossa.')).toBeInTheDocument();
    api.use(answer(verifyEmail, yes));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'E-mail verificado' })).toBeInTheDocument();
  });

  describe('request of another mail', () => {
    const field = () => screen.findByRole('textbox', { name: 'Email' });
    const failed = () => {
      api.use(refuse(verifyEmail, 410, 'token_expired'));
      return open('?token=t0ken', { language: 'en' });
    };

    it('is sent to the entered address', async () => {
      const { user } = failed();
      await user.click(await screen.findByRole('button', { name: 'Resend email' }));
      expect(await field()).toHaveAccessibleDescription('Please enter your email address');
      let body: unknown;
      api.use(
        answer(resendVerification, async (request) => {
          body = await request.json();
          return yes;
        }),
      );
      await fill(user, await field(), 'ines@example.com');
      await user.dblClick(screen.getByRole('button', { name: 'Resend email' }));
      await screen.findByText('Verification email sent successfully! Please check your inbox.');
      expect(body).toEqual({ email: 'ines@example.com' });
      expect(api.requests()).toHaveLength(2);
    });

    it('counts down the seconds if it was requested too soon', async () => {
      const { user, toast, services } = failed();
      const announce = jest.spyOn(services.announcer, 'announce');
      api.use(refuse(resendVerification, 429, 'too_many_requests', { retryAfterSeconds: 3 }));
      await fill(user, await field(), 'ines@example.com');
      await user.keyboard('{Enter}');
      expect(await screen.findByText('You cannot request another email yet.')).toBeInTheDocument();
      expect(toast()).toMatchObject({ description: 'You cannot request another email yet.' });
      const timer = screen.getByRole('timer');
      await waitFor(() => expect(announce).toHaveBeenLastCalledWith('You can request another one in 3 seconds.'));
      // A busy machine can skip one of the two values.
      await waitFor(() => expect(timer).toHaveTextContent(/another one in (2 seconds|1 second)\./));
      await waitFor(() => expect(announce).toHaveBeenLastCalledWith('You can request another email now.'));
      const announced = announce.mock.calls.flat().join(' ');
      expect(announced).not.toMatch(/in (2 seconds|1 second)/);
      expect(timer).toHaveTextContent('You can request another email now.');
      expect(await field()).toHaveValue('ines@example.com');
    });

    it('shows an error if it fails', async () => {
      const { user, toast } = failed();
      api.use(refuse(resendVerification, 500, 'internal_error'));
      await fill(user, await field(), 'ines@example.com');
      await user.keyboard('{Enter}');
      expect(await screen.findByText('Failed to send verification email')).toBeInTheDocument();
      expect(toast()).toMatchObject({ variant: 'destructive', description: 'Failed to send verification email' });
      expect(await field()).toHaveValue('ines@example.com');
    });
  });
});
