import { act, screen, waitFor } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { listCompanies } from 'shared-contracts';
import { buildCompanyCard, buildCompanyList, primedList } from '../../testing/build-company';
import { renderCompanies } from '../../testing/render-companies';

const scrolled = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
});
beforeEach(() => scrolled.mockClear());

const vela = buildCompanyCard('Vela Digital', { id: 3 });
const first = buildCompanyList([vela], { totalPages: 3, total: 25 });
const heading = () => screen.getByRole('heading', { level: 1, name: 'Empresas a recrutar' });
const shown = (name = 'Vela Digital') => screen.findByRole('link', { name });

describe('CompanyListPage', () => {
  const api = fakeApi(answer(listCompanies, first));

  it('shows a loading state, then tiles with name, industry and open jobs', async () => {
    renderCompanies('/companies');
    expect(screen.getByRole('status')).toHaveTextContent('A carregar empresas');
    expect(await shown()).toHaveAttribute('href', '/companies/empresa-3');
    expect(screen.getByRole('status')).toHaveTextContent('25 empresas com ofertas em aberto');
    expect(screen.getByText(/^Tecnologia · $/, { normalizer: (text) => text })).toHaveTextContent(
      'Tecnologia · 14 ofertas',
    );
  });

  it('shows embedded data without a request', () => {
    renderCompanies('/companies?search=vela&page=2', { data: primedList(first, { search: 'vela', page: '2' }) });
    expect(screen.getByRole('link', { name: 'Vela Digital' })).toBeInTheDocument();
    expect(api.requests()).toEqual([]);
  });

  it('sends the query of the URL to the API', async () => {
    renderCompanies('/companies?search=saude&sort=jobs&page=2&other=1');
    await shown();
    expect(api.requests()).toEqual(['GET /api/proxy/companies?search=saude&page=2&sort=jobs']);
  });

  it('shows only the number of jobs if the industry is unknown', async () => {
    api.use(answer(listCompanies, buildCompanyList([{ ...vela, industry: null, jobCount: 1 }])));
    renderCompanies('/companies', { language: 'en' });
    await shown();
    expect(screen.getByText('1 job')).toBeInTheDocument();
    expect(screen.queryByText(/·/)).not.toBeInTheDocument();
  });

  it('can be retried after a failure', async () => {
    api.use(refuse(listCompanies, 500, 'internal_error'));
    const { user } = renderCompanies('/companies');
    expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos carregar as empresas');
    api.use(answer(listCompanies, first));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await shown()).toBeInTheDocument();
  });

  it('shows an error without a retry button if the API rejects the search', async () => {
    api.use(refuse(listCompanies, 400, 'validation_failed'));
    renderCompanies('/companies?search=x');
    expect(await screen.findByRole('alert')).toHaveTextContent('podem ter até 200 caracteres');
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  });
});

describe('the search of CompanyListPage', () => {
  const api = fakeApi(answer(listCompanies, first));

  it('updates the URL with page 1, keeps the order and focuses the list', async () => {
    const { user, address } = renderCompanies('/companies?sort=jobs&page=2');
    await shown();
    await user.type(screen.getByRole('searchbox', { name: 'Procurar por nome ou setor' }), ' água {Enter}');
    expect(address()).toBe('/companies?search=%C3%A1gua&sort=jobs');
    expect(heading()).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('água');
  });

  it('is a GET form that works without JavaScript', () => {
    renderCompanies('/companies?search=vela&sort=jobs', { data: primedList(first, { search: 'vela', sort: 'jobs' }) });
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/companies');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveFormValues({ search: 'vela', sort: 'jobs' });
  });

  it('sets the title with the page number and noindex', async () => {
    api.use(answer(listCompanies, { ...first, page: 2 }));
    const { services } = renderCompanies('/companies?search=vela&page=2');
    await shown();
    expect(services.head.title()).toBe('vela · Empresas a recrutar em Portugal · página 2 | Trampolim');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
  });

  it('shows an empty state with a link to all companies', async () => {
    api.use(answer(listCompanies, buildCompanyList([])));
    renderCompanies('/companies?search=xyz');
    expect(await screen.findByText('Nenhuma empresa com “xyz” no nome ou no setor')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Nenhuma empresa encontrada');
    expect(screen.getByRole('link', { name: 'Ver todas as empresas' })).toHaveAttribute('href', '/companies');
  });

  it('has another empty state if no company has open jobs', async () => {
    api.use(answer(listCompanies, buildCompanyList([])));
    renderCompanies('/companies');
    expect(await screen.findByText('De momento não há empresas a recrutar')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/home');
  });
});

describe('the pagination of CompanyListPage', () => {
  fakeApi(
    answer(listCompanies, (request) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      return buildCompanyList([{ ...vela, name: `Empresa da página ${page}` }], { page, totalPages: 3, total: 25 });
    }),
  );

  it('renders links that include the search, and moves the focus to the heading', async () => {
    const { user } = renderCompanies('/companies?search=empresa');
    await shown('Empresa da página 1');
    expect(screen.getByRole('link', { name: 'Página 3' })).toHaveAttribute('href', '/companies?search=empresa&page=3');
    await user.click(screen.getByRole('link', { name: 'Seguinte' }));
    await shown('Empresa da página 2');
    expect(heading()).toHaveFocus();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('neither scrolls nor moves the focus on Back', async () => {
    const { user, services } = renderCompanies('/companies');
    await shown('Empresa da página 1');
    await user.click(screen.getByRole('link', { name: 'Página 2' }));
    await shown('Empresa da página 2');
    scrolled.mockClear();
    act(() => screen.getByRole('searchbox').focus());
    act(() => services.history.go(-1));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Empresa da página 1' })).toBeInTheDocument());
    expect(scrolled).not.toHaveBeenCalled();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});
