import { screen, waitFor, within } from '@testing-library/react';
import { answer, buildUser, fakeApi, fill, refuse } from 'platform/testing';
import { resetPassword } from 'shared-contracts';
import { renderPage } from '../../testing/render-page';
import { ResetPasswordPage } from './ResetPasswordPage';

type Page = Parameters<typeof renderPage>[2];
const open = (query = '?token=t0ken', page: Page = {}) =>
  renderPage(<ResetPasswordPage />, `/reset-password${query}`, page);
const first = () => screen.getByLabelText('Nova palavra-passe');
const second = () => screen.getByLabelText('Confirmar palavra-passe');
const save = () => screen.getByRole('button', { name: 'Guardar palavra-passe' });

async function fillIn({ user }: ReturnType<typeof open>, password = 'segredo2', again = password) {
  await fill(user, first(), password);
  await fill(user, second(), again);
}

describe('/reset-password', () => {
  const api = fakeApi();

  it('saves a new password once and navigates to /auth without a session', async () => {
    let body: unknown;
    api.use(
      answer(resetPassword, async (request) => {
        body = await request.json();
        return { success: true, message: 'ok' };
      }),
    );
    const page = open('?token=t0ken', { user: buildUser() });
    await fillIn(page);
    await page.user.dblClick(save());
    await waitFor(() => expect(page.address()).toBe('/auth'));
    expect(page.services.history.get().location.state).toEqual({ note: 'passwordReset' });
    expect(body).toEqual({ token: 't0ken', password: 'segredo2', confirmPassword: 'segredo2' });
    expect(page.toast()).toMatchObject({ title: 'Palavra-passe alterada', variant: 'success' });
    expect(api.requests()).toEqual(['POST /api/reset-password']);
    expect(JSON.stringify(page.services.store.getState())).not.toContain('ines@example.com');
  });

  it('validates length and confirmation of the password', async () => {
    const page = open();
    await fillIn(page, '12345', '1234567');
    await page.user.keyboard('{Enter}');
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'A palavra-passe deve ter pelo menos 6 caracteres',
      'As palavras-passe não coincidem',
    ]);
    expect(api.requests()).toEqual([]);
  });

  it.each([
    ['was used', refuse(resetPassword, 400, 'token_invalid'), 'Esta ligação já não é válida'],
    ['has expired', refuse(resetPassword, 410, 'token_expired'), 'Esta ligação expirou'],
    [
      'is too long',
      refuse(resetPassword, 400, 'validation_failed', { fields: { token: 'validation.token' } }),
      'Esta ligação já não é válida',
    ],
  ])('shows an error for a link that %s and offers another', async (_, handler, title) => {
    api.use(handler);
    const page = open();
    await fillIn(page);
    await page.user.click(save());
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    expect(document.activeElement).toContainElement(heading);
    expect(screen.getByRole('link', { name: 'Pedir outra' })).toHaveAttribute('href', '/auth?mode=forgot');
    expect(page.toast()).toBeNull();
  });

  it.each(['', '?token=', '?token=%20'])('has no form without a token: %j', (query) => {
    open(query);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Esta ligação já não é válida');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voltar ao início de sessão' })).toHaveAttribute('href', '/auth');
  });

  it.each([
    ['a default text', refuse(resetPassword, 503, 'service_unavailable'), 'Tente novamente mais tarde.'],
    ['a text about the connection', answer(resetPassword, () => Response.error()), /Verifique a ligação/],
  ])('keeps the input if saving fails, and shows %s', async (_, handler, text) => {
    api.use(handler);
    const page = open();
    await fillIn(page);
    await page.user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Não foi possível alterar a palavra-passe');
    expect(within(alert).getByText(text)).toBeInTheDocument();
    expect(page.toast()?.variant).toBe('destructive');
    expect(first()).toHaveValue('segredo2');
  });
});
