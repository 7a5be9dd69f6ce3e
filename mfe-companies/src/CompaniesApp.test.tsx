import { screen } from '@testing-library/react';
import { getCompany, listJobs, type Company, type JobCard } from 'shared-contracts';
import { answer, fakeApi, refuse, renderWithPlatform } from 'platform/testing';
import { CompaniesApp } from './CompaniesApp';
import { remote } from './remote';

const show = (path: string) => renderWithPlatform(<CompaniesApp />, { path, remotes: [remote] });

const job = (id: number, companyName: string) =>
  ({ id, companyId: id, companyName, companySlug: `empresa-${id}`, logoUrl: null }) as JobCard;

const company: Company = {
  id: 3,
  externalId: 'e3',
  name: 'Vela Digital',
  slug: 'vela-digital-3',
  logo: null,
  logoUrl: null,
  website: 'https://vela.example.com',
  description: 'Fazemos a aplicação de gestão das lojas de bairro.',
  industry: 'Tecnologia',
  location: 'Porto',
  employees: 1200,
  jobCount: 14,
};

describe('the companies', () => {
  const api = fakeApi(answer(listJobs, [job(1, 'Nortada'), job(2, 'Água Viva')]));

  it('are listed with their jobs', async () => {
    show('/companies');
    expect(screen.getByText('A carregar empresas')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Água Viva' })).toHaveAttribute('href', '/companies/empresa-2');
    expect(screen.getByText('2 empresas com ofertas em aberto')).toBeInTheDocument();
  });

  it('are searched by name, in the address', async () => {
    const { user, services } = show('/companies');
    await user.type(screen.getByRole('searchbox', { name: 'Procurar empresa' }), 'agua{Enter}');
    expect(await screen.findByText('1 empresa com ofertas em aberto')).toBeInTheDocument();
    expect(services.history.get().location.search).toBe('?search=agua');
  });

  it('say so when no name fits, with a way on', async () => {
    show('/companies?search=xyz');
    expect(await screen.findByText('Nenhuma empresa com este nome')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver todas as empresas' })).toHaveAttribute('href', '/companies');
  });

  it('can be asked for again after a failure', async () => {
    api.use(refuse(listJobs, 500, 'internal_error'));
    const { user } = show('/companies');
    await screen.findByText('Não conseguimos carregar as empresas');
    api.use(answer(listJobs, [job(1, 'Nortada')]));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('link', { name: 'Nortada' })).toBeInTheDocument();
  });
});

describe('a company', () => {
  const api = fakeApi();

  it('shows who it is and leads to its jobs', async () => {
    api.use(answer(getCompany, company));
    show('/companies/vela-digital-3');
    expect(await screen.findByRole('heading', { level: 1, name: 'Vela Digital' })).toBeInTheDocument();
    expect(screen.getByText('1\u00A0200 pessoas', { normalizer: (text) => text })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /vela\.example\.com/ })).toHaveAttribute('rel', 'noopener nofollow');
    expect(screen.getByRole('link', { name: 'Ver ofertas da empresa' })).toHaveAttribute(
      'href',
      '/jobs?keyword=Vela+Digital',
    );
    expect(api.requests()).toEqual(['GET /api/proxy/companies/vela-digital-3']);
  });

  it('that nobody knows says so and leads to the others', async () => {
    api.use(refuse(getCompany, 404, 'company_not_found'));
    show('/companies/nada');
    expect(await screen.findByRole('heading', { level: 1, name: 'Empresa não encontrada' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver empresas' })).toHaveAttribute('href', '/companies');
  });

  it('can be asked for again after a failure', async () => {
    api.use(refuse(getCompany, 503, 'service_unavailable'));
    const { user } = show('/companies/3');
    await screen.findByRole('heading', { level: 1, name: 'Não conseguimos carregar a empresa' });
    api.use(answer(getCompany, company));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vela Digital' })).toBeInTheDocument();
  });
});
