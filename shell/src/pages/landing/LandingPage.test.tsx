import { screen } from '@testing-library/react';
import { ines, renderShell } from '../../testing/render-shell';
import { LandingPage } from './LandingPage';

it('links to the site, and has the legal links', () => {
  renderShell(<LandingPage />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'O seu próximo trabalho está a um salto.' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver ofertas' })).toHaveAttribute('href', '/home');
  expect(screen.getByRole('link', { name: 'Livro de Reclamações' })).toBeInTheDocument();
});

it('redirects a signed-in user', () => {
  const { services } = renderShell(<LandingPage />, { user: ines });
  expect(services.history.get().location.pathname).toBe('/home');
});
