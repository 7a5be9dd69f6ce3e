import { screen, waitFor } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { getSession, logout } from 'shared-contracts';
import { ines, renderShell } from '../../testing/render-shell';
import { Header } from '../Header/Header';
import { Overlays } from '../Overlays';

const api = fakeApi();

async function signOut() {
  const page = renderShell(
    <>
      <Header />
      <Overlays />
    </>,
    { path: '/jobs', user: ines },
  );
  await page.user.click(await screen.findByRole('button', { name: 'Menu da conta de Inês Carvalho' }));
  await page.user.dblClick(screen.getByRole('button', { name: 'Terminar sessão' }));
  return page;
}

it('ends the session once, requests the session again, and navigates to /auth', async () => {
  api.use(answer(logout, { success: true, message: 'ok' }), refuse(getSession, 401, 'unauthenticated'));
  const { services } = await signOut();
  expect(await screen.findByText('Sessão terminada')).toBeInTheDocument();
  await waitFor(() => expect(services.history.get().location.pathname).toBe('/auth'));
  expect(await screen.findByRole('link', { name: 'Entrar' })).toBeInTheDocument();
  await waitFor(() => expect(api.requests()).toEqual(['POST /api/logout', 'GET /api/session']));
});

it('shows an error and stays on the page when it fails', async () => {
  api.use(refuse(logout, 500, 'internal_error'));
  const { services } = await signOut();
  expect(await screen.findByText('Não foi possível terminar a sessão')).toBeInTheDocument();
  expect(services.history.get().location.pathname).toBe('/jobs');
  expect(screen.getByRole('button', { name: 'Menu da conta de Inês Carvalho' })).toBeInTheDocument();
});
