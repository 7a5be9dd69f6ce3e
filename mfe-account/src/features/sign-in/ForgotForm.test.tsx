import { screen, waitFor } from '@testing-library/react';
import { answer, fakeApi, fill, refuse } from 'platform/testing';
import { forgotPassword } from 'shared-contracts';
import { renderPage } from '../../testing/render-page';
import { SignInPage } from './SignInPage';

const field = () => screen.getByRole('textbox', { name: 'E-mail' });
const submit = () => screen.getByRole('button', { name: 'Enviar ligação' });

describe('forgotten password', () => {
  const api = fakeApi();

  it('is linked from the sign-in form, and shows the same text for every address', async () => {
    let requests = 0;
    api.use(answer(forgotPassword, () => ({ success: true, message: `Resposta ${++requests}` })));
    const { user, address } = renderPage(<SignInPage />, '/auth');
    await user.click(screen.getByRole('link', { name: 'Esqueceu-se?' }));
    expect(address()).toBe('/auth?mode=forgot');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await fill(user, field(), 'ines@example.com');
    await user.dblClick(submit());
    const note = await screen.findByRole('status');
    expect(note).toHaveTextContent('Se houver uma conta com ines@example.com, a ligação chega dentro de minutos.');
    const text = note.textContent;
    expect(note.parentElement).toHaveFocus();
    expect(api.requests()).toEqual(['POST /api/forgot-password']);
    await user.type(field(), '.pt');
    expect(note).toHaveTextContent('conta com ines@example.com, a');
    await user.click(submit());
    await screen.findByText(/conta com ines@example\.com\.pt, a/);
    expect(requests).toBe(2);
    expect(screen.getByRole('status').textContent).toBe(text.replace('ines@example.com', 'ines@example.com.pt'));
    await user.click(screen.getByRole('link', { name: 'Voltar ao início de sessão' }));
    expect(address()).toBe('/auth');
  });

  it.each([
    ['', 'Introduza o seu endereço de e-mail'],
    ['ines', 'Introduza um endereço de e-mail válido'],
  ])('requires a valid address: %j', async (typed, message) => {
    const { user } = renderPage(<SignInPage />, '/auth?mode=forgot');
    await user.type(field(), `${typed}{Enter}`);
    await waitFor(() => expect(field()).toHaveAccessibleDescription(message));
    expect(field()).toHaveFocus();
    expect(api.requests()).toEqual([]);
  });

  it('shows the seconds to wait and keeps the address if it was requested too soon', async () => {
    api.use(refuse(forgotPassword, 429, 'too_many_requests', { retryAfterSeconds: 45 }));
    const { user } = renderPage(<SignInPage />, '/auth?mode=forgot');
    await fill(user, field(), 'ines@example.com');
    await user.keyboard('{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ainda não pode pedir outro e-mail.');
    expect(alert).not.toContainElement(screen.getByRole('timer'));
    expect(screen.getByRole('timer')).toHaveTextContent(/^Pode pedir outro dentro de 4\d segundos\.$/);
    expect(field()).toHaveValue('ines@example.com');
    api.use(answer(forgotPassword, { success: true, message: 'ok' }));
    await user.click(submit());
    expect(await screen.findByRole('status')).toHaveTextContent('ines@example.com');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('keeps the address if the request fails', async () => {
    api.use(refuse(forgotPassword, 429, 'too_many_requests'));
    const { user, toast } = renderPage(<SignInPage />, '/auth?mode=forgot');
    await fill(user, field(), 'ines@example.com');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/dentro de alguns minutos/);
    expect(toast()?.title).toBe('Não foi possível enviar a ligação');
    expect(field()).toHaveValue('ines@example.com');
  });
});
