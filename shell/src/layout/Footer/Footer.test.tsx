import { screen, within } from '@testing-library/react';
import { brand, routes } from 'shared-contracts';
import { renderShell } from '../../testing/render-shell';
import { Footer } from './Footer';

it('has three columns with valid links', () => {
  renderShell(<Footer />, { path: '/jobs' });
  const footer = within(screen.getByRole('contentinfo'));
  const column = (name: string) =>
    within(footer.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(column('Quem procura trabalho')).toEqual([
    ['Procurar ofertas', routes.jobs],
    ['Empresas', routes.companies],
    ['Blogue  (abre num novo separador)', brand.blogUrl],
  ]);
  expect(column('Empresas')).toEqual([
    ['Publicar oferta  (abre num novo separador)', brand.employerAppUrl],
    ['Lista de espera', `${routes.comingSoon}#empresas`],
  ]);
  expect(column(brand.name).map(([, address]) => address)).toEqual([
    routes.contact,
    routes.faq,
    routes.privacy,
    routes.terms,
  ]);
});

it('shows the tagline, the social links and the complaints book', () => {
  renderShell(<Footer />, { path: '/jobs' });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(brand.tagline.pt)).toBeInTheDocument();
  for (const { name, url } of [...brand.social, { name: 'Livro de Reclamações', url: brand.complaintsBookUrl }]) {
    const link = footer.getByRole('link', { name: `${name} (abre num novo separador)` });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank']);
  }
  expect(footer.getByText(String(new Date().getFullYear()))).toBeInTheDocument();
});

it('is translated when the language changes', async () => {
  const { user } = renderShell(<Footer />, { path: '/jobs' });
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(screen.getByText(brand.tagline.en)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'English', pressed: true })).toBeInTheDocument();
});

it.each(['/', '/coming-soon'])('is not shown on %s', (path) => {
  renderShell(<Footer />, { path });
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
