import { screen } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { cancelRegistration, routes } from 'shared-contracts';
import { answered, refusalOf, renderRouted } from '../../testing/render-page';
import { CancelRegistrationPage } from './CancelRegistrationPage';

const open = (page = {}) =>
  renderRouted(<CancelRegistrationPage />, {
    pattern: routes.cancelRegistration,
    path: '/nao-fui-eu/t0ken',
    ...page,
  });
const action = () => screen.getByRole('button', { name: 'Remover a conta' });

describe('/nao-fui-eu/{token}', () => {
  const api = fakeApi();

  it('removes the account only when the button is pressed', async () => {
    api.use(answer(cancelRegistration, { success: true, message: 'ok' }));
    const { user } = open();
    expect(api.requests()).toEqual([]);
    expect(action().closest('form')).toHaveAttribute('method', 'post');
    await user.click(action());
    const heading = await screen.findByRole('heading', { level: 1, name: 'A conta foi removida' });
    expect(document.activeElement).toContainElement(heading);
    expect(api.requests()).toEqual(['POST /api/registrations/t0ken/removal']);
  });

  it.each([
    ['account_verified', 409, 'Esta conta já foi confirmada'],
    ['token_invalid', 400, 'Esta ligação já não é válida'],
  ] as const)('shows the error text for %s', async (code, status, title) => {
    api.use(refuse(cancelRegistration, status, code));
    const { user } = open();
    await user.click(action());
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });

  it('offers to reset the password of a verified account', async () => {
    api.use(refuse(cancelRegistration, 409, 'account_verified'));
    const { user } = open();
    await user.click(action());
    expect(await screen.findByRole('link', { name: 'Escolher outra palavra-passe' })).toHaveAttribute(
      'href',
      '/auth?mode=forgot',
    );
  });

  it('shows an error and keeps the button enabled after a failure', async () => {
    api.use(refuse(cancelRegistration, 503, 'service_unavailable'));
    const { user } = open();
    await user.click(action());
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível remover a conta');
    expect(action()).toBeEnabled();
  });

  it.each([
    ['success', null, 'A conta foi removida'],
    ['account_verified', refusalOf(409, 'account_verified'), 'Esta conta já foi confirmada'],
    ['token_invalid', refusalOf(400, 'token_invalid'), 'Esta ligação já não é válida'],
    ['service_unavailable', refusalOf(503, 'service_unavailable'), 'Não criou esta conta?'],
  ])('shows the result of a form posted without scripts: %s', (code, refusal, title) => {
    open(answered('removal', { refusal }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.queryAllByRole('alert')).toHaveLength(code === 'service_unavailable' ? 1 : 0);
  });
});
