import { screen, waitFor } from '@testing-library/react';
import { answer, fakeApi } from 'platform/testing';
import { countJobsByPlace, suggestSearches } from 'shared-contracts';
import { ines, renderShell } from '../../testing/render-shell';
import { LandingPage } from './LandingPage';

fakeApi(
  answer(suggestSearches, { titles: [], companies: [], areas: [] }),
  answer(countJobsByPlace, { municipalities: [], total: 0, remote: 0, elsewhere: 0 }),
);

it('leads with the search of jobs and the site; the waitlist for companies and the legal links follow', async () => {
  const { user, address } = renderShell(<LandingPage />);
  const [title, waitlist] = screen.getAllByRole('heading');
  expect([title, waitlist].map((heading) => heading?.textContent)).toEqual([
    'O seu próximo trabalho está a um salto.',
    'Reserve o seu lugar na lista de espera',
  ]);
  const site = screen.getByRole('link', { name: 'Entrar no site e ver tudo' });
  expect(site).toHaveAttribute('href', '/home');
  expect(site.compareDocumentPosition(waitlist!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('form', { name: 'Reserve o seu lugar na lista de espera' })).toBeInTheDocument();
  const section = screen.getByRole('region', { name: 'Reserve o seu lugar na lista de espera' });
  expect(screen.getByRole('link', { name: 'Para empresas' })).toHaveAttribute('href', `/#${section.id}`);
  expect(screen.getByRole('link', { name: 'Livro de Reclamações' })).toBeInTheDocument();
  await user.type(screen.getByLabelText('O quê'), 'enfermeiro');
  await user.type(screen.getByLabelText('Onde'), 'Porto');
  await user.click(screen.getByRole('button', { name: 'Procurar' }));
  await waitFor(() => expect(address()).toBe('/jobs?keyword=enfermeiro&place=Porto'));
});

it('redirects a signed-in user', () => {
  const { services } = renderShell(<LandingPage />, { user: ines });
  expect(services.history.get().location.pathname).toBe('/home');
});
