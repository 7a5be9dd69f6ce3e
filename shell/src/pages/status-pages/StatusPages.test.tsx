import { screen } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell';
import { NoPermissionPage, NotFoundPage, UnavailablePage } from './StatusPages';

it.each([
  ['pt', 'Página não encontrada'],
  ['en', 'Page Not Found'],
] as const)('NotFoundPage has a heading in %s, and links to the jobs', (language, name) => {
  renderShell(<NotFoundPage />, { path: '/nowhere', language });
  expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/jobs', '/home']);
  expect(document.title).toContain(name);
});

it.each([
  ['pt', 'Esta área não está disponível de momento'],
  ['en', 'This area is not available right now'],
] as const)('UnavailablePage has a heading in %s, and links to pages of the shell', (language, name) => {
  renderShell(<UnavailablePage />, { language });
  expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/home', '/entrar-em-contacto']);
});

it('NoPermissionPage states that the user is still signed in', () => {
  renderShell(<NoPermissionPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Sem acesso a esta área' })).toBeInTheDocument();
  expect(screen.getByText(/continua com sessão iniciada/)).toBeInTheDocument();
});
