import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { getSession, logout } from 'shared-contracts';
import { ines, renderShell } from '../../testing/render-shell';
import { MenuDrawer } from './MenuDrawer';

const open = async (page: Parameters<typeof renderShell>[1]) => {
  const rendered = renderShell(<MenuDrawer />, page);
  await rendered.user.click(screen.getByRole('button', { name: 'Menu' }));
  return { ...rendered, drawer: within(screen.getByRole('dialog', { name: 'Menu' })) };
};

it('contains the links of the wide header, and closes when a link is followed', async () => {
  const { drawer, user, services } = await open({ path: '/jobs' });
  expect(drawer.getByRole('link', { current: 'page' })).toHaveTextContent('Ofertas');
  expect(drawer.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth');
  expect(drawer.queryByRole('navigation', { name: 'Conta' })).not.toBeInTheDocument();
  await user.click(drawer.getByRole('link', { name: 'Empresas' }));
  expect(services.history.get().location.pathname).toBe('/companies');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it("shows the user's name, the account links and sign-out", async () => {
  const { drawer } = await open({ path: '/jobs', user: { ...ines, firstName: null, lastName: null } });
  expect(drawer.getByText('ines')).toBeInTheDocument();
  expect(drawer.getByRole('navigation', { name: 'Conta' })).toBeInTheDocument();
  expect(drawer.getByRole('button', { name: 'Terminar sessão' })).toBeInTheDocument();
  expect(drawer.queryByRole('link', { name: 'Entrar' })).not.toBeInTheDocument();
});

it('changes language and theme', async () => {
  const { drawer, user } = await open({ path: '/jobs' });
  await user.click(drawer.getByRole('button', { name: 'Escuro' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await user.click(drawer.getByRole('button', { name: 'English' }));
  expect(drawer.getByRole('link', { name: 'Browse Jobs' })).toBeInTheDocument();
});

it('closes when Back navigates to another page', async () => {
  const { services } = await open({ path: '/jobs' });
  act(() => services.history.push('/companies'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describe('signing out', () => {
  const api = fakeApi(answer(logout, { success: true, message: 'ok' }), refuse(getSession, 401, 'unauthenticated'));

  it('closes the drawer and navigates to /auth', async () => {
    const { drawer, user, services } = await open({ path: '/jobs', user: ines });
    await user.click(drawer.getByRole('button', { name: 'Terminar sessão' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(services.history.get().location.pathname).toBe('/auth'));
    expect(api.requests()).toContain('POST /api/logout');
  });
});
