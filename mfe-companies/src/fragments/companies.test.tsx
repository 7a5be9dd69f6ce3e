import { screen, waitFor } from '@testing-library/react';
import { answer, fakeApi, refuse, renderWithPlatform } from 'platform/testing';
import { listHomeCompanies } from 'shared-contracts';
import { remote } from '../remote';
import { buildCompanyCard } from '../testing/build-company';
import { CompanyWalls } from './companies';

const show = () => renderWithPlatform(<CompanyWalls />, { path: '/home', remotes: [remote] });
const eight = Array.from({ length: 8 }, (_, id) => buildCompanyCard(`Empresa ${id}`, { id }));

describe('the companies of the home page', () => {
  const api = fakeApi();

  it('are those of the response, in its order, with a link to all companies', async () => {
    api.use(answer(listHomeCompanies, { items: eight, total: 40 }));
    show();
    expect(screen.getByText('A carregar empresas')).toBeInTheDocument();
    await screen.findByRole('link', { name: 'Empresa 0' });
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(eight.map(({ name }) => name));
    expect(api.requests()).toEqual(['GET /api/proxy/home-companies']);
    expect(screen.getByRole('link', { name: 'Todas as empresas' })).toHaveAttribute('href', '/companies');
  });

  it('have walls whose scale is stated, with the number of open jobs as text', async () => {
    const companies = [
      buildCompanyCard('Vela', { id: 1, jobCount: 1000 }),
      buildCompanyCard('Lume', { id: 2, jobCount: 5 }),
    ];
    api.use(answer(listHomeCompanies, { items: companies, total: 2 }));
    show();
    expect(await screen.findByText('Cada azulejo vale 64 ofertas em aberto.')).toBeInTheDocument();
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.textContent.replaceAll('\u00A0', ' '))).toEqual([
      expect.stringMatching(/Vela1 000 ofertas$/),
      expect.stringMatching(/Lume5 ofertas$/),
    ]);
    const drawings = items.map((item) => item.querySelector('svg'));
    expect(drawings.map((drawing) => drawing?.getAttribute('height'))).toEqual(['168', '28']);
    for (const drawing of drawings) expect(drawing).toHaveAttribute('aria-hidden', 'true');
  });

  it('have four placeholders while loading', async () => {
    api.use(answer(listHomeCompanies, { items: eight, total: 8 }));
    const { container } = show();
    expect(container.querySelectorAll('ul[aria-hidden="true"] > li')).toHaveLength(4);
    await screen.findByRole('link', { name: 'Empresa 0' });
  });

  it('can be retried after a failure', async () => {
    api.use(refuse(listHomeCompanies, 500, 'internal_error'));
    const { user } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos carregar as empresas.');
    api.use(answer(listHomeCompanies, { items: eight, total: 8 }));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('link', { name: 'Empresa 0' })).toBeInTheDocument();
  });

  it('render only a hidden element, for which the page reserves no space, if no company has open jobs', async () => {
    api.use(answer(listHomeCompanies, { items: [], total: 0 }));
    const { container } = show();
    const heading = screen.getByRole('heading', { name: 'Quem mais contrata' });
    await waitFor(() => expect(heading).not.toBeInTheDocument());
    expect(container).not.toHaveTextContent(/./);
    expect(container.querySelector('[hidden]')).toBeInTheDocument();
  });
});
