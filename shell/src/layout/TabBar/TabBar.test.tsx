import { screen } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell';
import { TabBar } from './TabBar';

it('has four places and marks one of them', () => {
  renderShell(<TabBar />, { path: '/account?tab=interviews' });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Início',
    'Ofertas',
    'Entrevistas',
    'Perfil',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Entrevistas');
});

it('moves inside the account without a detour', async () => {
  const { user, services } = renderShell(<TabBar />, { path: '/account' });
  await user.click(screen.getByRole('link', { name: 'Entrevistas' }));
  const { pathname, search } = services.history.get().location;
  expect(pathname + search).toBe('/account?tab=interviews');
});
