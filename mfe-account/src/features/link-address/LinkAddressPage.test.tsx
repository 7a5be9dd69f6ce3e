import { screen } from '@testing-library/react';
import { answer, buildUser, fakeApi, refuse } from 'platform/testing';
import { confirmAddressLink, requestAddressLink } from 'shared-contracts';
import { RequestAddressLink } from '../../components/RequestAddressLink';
import { renderPage } from '../../testing/render-page';
import { LinkAddressPage } from './LinkAddressPage';

const user = buildUser({ username: 'ines', email: 'ines@example.com' });
const open = (query = '?token=t0ken') => renderPage(<LinkAddressPage />, `/link-address${query}`, { user });
const ok = { success: true, message: 'ok' } as const;

describe('/link-address', () => {
  const api = fakeApi();

  it('shows the account and links the address when the button is pressed', async () => {
    let body: unknown;
    api.use(
      answer(confirmAddressLink, async (request) => {
        body = await request.json();
        return ok;
      }),
    );
    const page = open();
    expect(screen.getByText(/sessão iniciada como ines\..{0,300}ines@example\.com/)).toBeInTheDocument();
    expect(api.requests()).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Juntar à conta' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Já está tudo na sua conta' })).toBeInTheDocument();
    expect(body).toEqual({ token: 't0ken' });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/account?tab=applications');
  });

  it.each([
    ['token_invalid', 400, 'Esta ligação não funciona aqui'],
    ['token_expired', 410, 'Esta ligação expirou'],
  ] as const)('shows the error text for %s', async (code, status, title) => {
    api.use(refuse(confirmAddressLink, status, code));
    const page = open();
    await page.user.click(screen.getByRole('button', { name: 'Juntar à conta' }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });

  it('has no button without a token', () => {
    open('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Esta ligação não funciona aqui');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('another link can be requested from the list of applications', async () => {
    api.use(answer(requestAddressLink, ok));
    const page = renderPage(<RequestAddressLink />, '/account', { user });
    await page.user.click(screen.getByRole('button', { name: 'Receber a ligação' }));
    expect(await screen.findByText(/Enviámos a ligação para ines@example\.com/)).toBeInTheDocument();
    expect(api.requests()).toEqual(['POST /api/account/address-link']);
  });
});
