import { screen, within } from '@testing-library/react';
import { brand, routes } from 'shared-contracts';
import { hasPage } from '../../pages/shell-routes';
import { renderShell } from '../../testing/render-shell';
import { Footer } from './Footer';

it('has its columns, the legal line and no dead link', () => {
  renderShell(<Footer />, { path: '/jobs' });
  const footer = within(screen.getByRole('contentinfo'));
  for (const name of ['Candidatos', 'Empresas']) {
    expect(footer.getByRole('navigation', { name })).toBeInTheDocument();
  }
  expect(footer.getByText(brand.tagline.pt)).toBeInTheDocument();
  expect(footer.getByRole('link', { name: 'Livro de Reclamações' })).toHaveAttribute('href', brand.complaintsBookUrl);
  expect(footer.getByText(String(new Date().getFullYear()))).toBeInTheDocument();
  const ofRemotes: string[] = [routes.jobs, routes.companies];
  for (const link of footer.getAllByRole('link')) {
    const address = link.getAttribute('href') ?? '';
    expect(address.startsWith('https:') || hasPage(address) || ofRemotes.includes(address)).toBe(true);
  }
});

it('speaks the other language once it is chosen', async () => {
  const { user } = renderShell(<Footer />, { path: '/jobs' });
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.getByText(brand.tagline.en)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'English', pressed: true })).toBeInTheDocument();
});

it.each(['/', '/coming-soon'])('is not there on %s', (path) => {
  renderShell(<Footer />, { path });
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
