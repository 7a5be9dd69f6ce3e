import { screen, waitFor } from '@testing-library/react';
import { answer, fakeApi, refuse, renderWithPlatform } from 'platform/testing';
import { listCompanies } from 'shared-contracts';
import { remote } from '../remote';
import { buildCompanyCard, buildCompanyList } from '../testing/build-company';
import { HomeCompanies } from './companies';

const show = () => renderWithPlatform(<HomeCompanies />, { path: '/home', remotes: [remote] });
const twelve = Array.from({ length: 12 }, (_, id) => buildCompanyCard(`Empresa ${id}`, { id }));

describe('the companies of the home page', () => {
  const api = fakeApi();

  it('are the eight with the most open jobs, with a link to all companies', async () => {
    api.use(answer(listCompanies, buildCompanyList(twelve, { total: 40, totalPages: 4 })));
    show();
    expect(screen.getByText('A carregar empresas')).toBeInTheDocument();
    await screen.findByRole('link', { name: 'Empresa 0' });
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(twelve.slice(0, 8).map(({ name }) => name));
    expect(api.requests()).toEqual(['GET /api/proxy/companies?sort=jobs']);
    expect(screen.getByRole('link', { name: 'Todas as empresas' })).toHaveAttribute('href', '/companies');
  });

  it('can be retried after a failure', async () => {
    api.use(refuse(listCompanies, 500, 'internal_error'));
    const { user } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos carregar as empresas.');
    api.use(answer(listCompanies, buildCompanyList(twelve)));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('link', { name: 'Empresa 0' })).toBeInTheDocument();
  });

  it('render nothing if no company has open jobs', async () => {
    api.use(answer(listCompanies, buildCompanyList([])));
    show();
    const heading = screen.getByRole('heading', { name: 'Empresas a recrutar' });
    await waitFor(() => expect(heading).not.toBeInTheDocument());
  });
});
