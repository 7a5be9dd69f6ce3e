import { act, screen, within } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { getCompany, listCompanyJobs } from 'shared-contracts';
import { buildJobCard } from 'shared-contracts/testing';
import { buildCompany, buildCompanyJobs, primedCompany } from '../../testing/build-company';
import { renderCompanies } from '../../testing/render-companies';

const scrolled = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
});

const path = '/companies/vela-digital-3';
const name = (words = 'Vela Digital') => screen.findByRole('heading', { level: 1, name: words });

describe('CompanyPage', () => {
  const api = fakeApi(answer(getCompany, buildCompany()), answer(listCompanyJobs, buildCompanyJobs()));

  it('shows name, facts and description', async () => {
    const { services } = renderCompanies(path);
    expect(screen.getByText('A carregar a empresa')).toBeInTheDocument();
    await name();
    const facts = screen.getByRole('list', { name: 'Dados da empresa' });
    expect(facts).toHaveTextContent(/Tecnologia.{0,300}Porto.{0,300}1 200 pessoas.{0,300}vela\.example\.com/);
    const website = within(facts).getByRole('link', { name: /vela\.example\.com/ });
    expect(website).toHaveAttribute('href', 'https://vela.example.com/');
    expect(website).toHaveAttribute('rel', 'noopener nofollow');
    expect(screen.getByRole('complementary', { name: 'Sobre a empresa' })).toHaveTextContent('lojas de bairro');
    expect(services.head.title()).toBe('Vela Digital | Trampolim');
  });

  it('requests the company and the page of its jobs', async () => {
    renderCompanies(`${path}?page=2`);
    await name();
    expect(api.requests()).toEqual([
      'GET /api/proxy/companies/vela-digital-3',
      'GET /api/proxy/companies/vela-digital-3/jobs?page=2',
    ]);
  });

  it('shows embedded data without a request', () => {
    renderCompanies(path, { data: primedCompany(buildCompany(), buildCompanyJobs()) });
    expect(screen.getByRole('link', { name: 'Analista de Dados' })).toBeInTheDocument();
    expect(api.requests()).toEqual([]);
  });

  it('omits unknown facts and invalid websites', async () => {
    const unknown = { industry: null, location: null, employees: null, description: null };
    api.use(answer(getCompany, buildCompany({ ...unknown, website: 'javascript:alert(1)' })));
    renderCompanies(path);
    await name();
    expect(screen.queryByRole('list', { name: 'Dados da empresa' })).not.toBeInTheDocument();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('shows a link to the list if the company does not exist', async () => {
    api.use(refuse(getCompany, 404, 'company_not_found'), refuse(listCompanyJobs, 404, 'company_not_found'));
    renderCompanies('/companies/nada');
    await name('Empresa não encontrada');
    expect(screen.getByRole('link', { name: 'Ver empresas' })).toHaveAttribute('href', '/companies');
  });

  it('can be retried after a failure', async () => {
    api.use(refuse(getCompany, 503, 'service_unavailable'));
    const { user } = renderCompanies(path);
    await name('Não conseguimos carregar a empresa');
    api.use(answer(getCompany, buildCompany()));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await name()).toBeInTheDocument();
  });

  it('never shows jobs of the previous company', async () => {
    const { services } = renderCompanies(path);
    await screen.findByRole('link', { name: 'Analista de Dados' });
    api.use(
      answer(getCompany, buildCompany({ name: 'Nortada', slug: 'nortada-4' })),
      answer(listCompanyJobs, () => new Promise<never>(() => {})),
    );
    act(() => services.history.push('/companies/nortada-4'));
    await name('Nortada');
    expect(screen.queryByRole('link', { name: 'Analista de Dados' })).not.toBeInTheDocument();
  });
});

describe('the open jobs of CompanyPage', () => {
  const api = fakeApi(answer(getCompany, buildCompany()));

  it('are rows with title, place, pay, age and facts that link to the job', async () => {
    const items = [
      buildJobCard({
        postedAt: '2026-11-20T10:00:00.000Z',
        isFeatured: true,
        category: 'Dados',
        categorySlug: 'dados',
      }),
    ];
    api.use(answer(listCompanyJobs, buildCompanyJobs({ items })));
    renderCompanies(path);
    const title = await screen.findByRole('link', { name: 'Analista de Dados' });
    expect(title).toHaveAttribute('href', '/jobs/analista-de-dados-12');
    const row = title.closest('li')!.textContent.replaceAll('\u00A0', ' ');
    expect(row).toMatch(
      /Analista de Dados Nova.{0,300}2 100 – 2 600 €.{0,300}por mês × 14.{0,300}Porto.{0,300}Números/,
    );
    expect(row).toMatch(/Híbrido.{0,300}Tempo inteiro.{0,300}Sénior.{0,300}Dados.{0,300}há 2 horas.{0,300}Destaque/);
    expect(row).not.toContain('Vela Digital');
  });

  it.each([
    ['pt', 'Vencimento não indicado', 'Nova'],
    ['en', 'Pay not stated', 'New'],
  ] as const)('show a placeholder for unknown pay in both languages: %s', async (language, placeholder, label) => {
    const items = [buildJobCard({ salary: null }), buildJobCard({ id: 13, salary: null, salaryText: 'Negotiable' })];
    api.use(answer(listCompanyJobs, buildCompanyJobs({ items })));
    renderCompanies(path, { language });
    expect(await screen.findByText(placeholder)).toBeInTheDocument();
    expect(screen.getByText('Negotiable')).toBeInTheDocument();
    expect(screen.queryByText(label)).not.toBeInTheDocument();
  });

  it('have six rows per page and a count; a new page focuses the heading', async () => {
    api.use(
      answer(listCompanyJobs, (request) => {
        const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
        const ids = page === 1 ? [1, 2, 3, 4, 5, 6] : [7, 8];
        const items = ids.map((id) => buildJobCard({ id, title: `Oferta ${id}` }));
        return buildCompanyJobs({ items, page, totalPages: 2, total: 8 });
      }),
    );
    const { user, address, services } = renderCompanies(path);
    await screen.findByRole('link', { name: 'Oferta 1' });
    const rows = () => screen.getAllByRole('link', { name: /^Oferta \d$/ }).map(({ textContent }) => textContent);
    expect(rows()).toEqual(['Oferta 1', 'Oferta 2', 'Oferta 3', 'Oferta 4', 'Oferta 5', 'Oferta 6']);
    const heading = screen.getByRole('heading', { level: 2, name: 'Ofertas em aberto 8' });
    await user.click(screen.getByRole('link', { name: 'Página 2' }));
    await screen.findByRole('link', { name: 'Oferta 7' });
    expect(rows()).toEqual(['Oferta 7', 'Oferta 8']);
    expect(address()).toBe(`${path}?page=2`);
    expect(heading).toHaveFocus();
    expect(services.head.title()).toBe('Vela Digital · página 2 | Trampolim');
    expect(screen.getByRole('link', { name: 'Página 1' })).toHaveAttribute('href', path);
  });

  it('have their own error state with a retry', async () => {
    api.use(refuse(listCompanyJobs, 500, 'internal_error'));
    const { user } = renderCompanies(path, { language: 'en' });
    await name();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load this company’s jobs');
    api.use(answer(listCompanyJobs, buildCompanyJobs()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Analista de Dados' })).toBeInTheDocument();
  });

  it('have an empty state with a link', async () => {
    api.use(
      answer(getCompany, buildCompany({ jobCount: 0 })),
      answer(listCompanyJobs, buildCompanyJobs({ items: [] })),
    );
    renderCompanies(path);
    expect(await screen.findByText('De momento não há ofertas em aberto')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver empresas a recrutar' })).toHaveAttribute('href', '/companies');
    expect(screen.getByRole('heading', { level: 2, name: 'Ofertas em aberto' })).toBeInTheDocument();
  });
});
