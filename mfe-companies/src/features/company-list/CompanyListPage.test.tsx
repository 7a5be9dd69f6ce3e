import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { listCompanies, slugify, type CompanyCard } from 'shared-contracts';
import { buildCompanyCard, buildCompanyList, primedList } from '../../testing/build-company';
import { renderCompanies } from '../../testing/render-companies';

const scrolled = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
});
beforeEach(() => scrolled.mockClear());

const vela = buildCompanyCard('Vela Digital', { id: 3 });
const first = buildCompanyList([vela], { totalPages: 3, total: 25 });
const cities = ['Porto', 'Lisboa', 'Braga', 'Faro', 'Évora', 'Aveiro', 'Beja', 'Viseu'];
const filtered = buildCompanyList([vela], {
  total: 25,
  totalPages: 3,
  facets: {
    industry: [],
    city: cities.map((label, index) => ({ value: slugify(label), label, count: index === 3 ? 0 : 9 - index })),
    workplace: [{ value: 'remote', label: 'remote', count: 4 }],
  },
});
const plain = (element: Element) => element.textContent.replaceAll('\u00A0', ' ');
const heading = () => screen.getByRole('heading', { level: 1, name: 'Quem está a contratar' });
const shown = (name = 'Vela Digital') => screen.findByRole('link', { name });

describe('CompanyListPage', () => {
  const api = fakeApi(answer(listCompanies, first));

  it('shows a loading state, then three cards, rows and the number of companies', async () => {
    const companies = [1, 2, 3, 4].map((id) => buildCompanyCard(id === 4 ? 'Vela Digital' : `Empresa ${id}`, { id }));
    api.use(answer(listCompanies, buildCompanyList(companies, { total: 25, totalPages: 3, jobTotal: 4968 })));
    renderCompanies('/companies');
    expect(screen.getByRole('status')).toHaveTextContent('A carregar empresas');
    expect(await shown()).toHaveAttribute('href', '/companies/empresa-4');
    expect(plain(screen.getByRole('status'))).toBe('25 empresas com 4 968 ofertas em aberto');
    const items = screen.getAllByRole('heading', { level: 2 }).map((name) => plain(name.closest('li')!));
    expect(items).toHaveLength(4);
    expect(items[2]).toBe('EEmpresa 3Tecnologia · Porto e Braga14 ofertasresponde em 6 dias');
    expect(items[3]).toBe(
      'VVela DigitalGestão para lojas de bairro.Porto e Braga11 de 14 com vencimentoresponde em 6 dias14 ofertas',
    );
  });

  it('shows embedded data without a request', () => {
    renderCompanies('/companies?search=vela&page=2', { data: primedList(first, { search: 'vela', page: '2' }) });
    expect(screen.getByRole('link', { name: 'Vela Digital' })).toBeInTheDocument();
    expect(api.requests()).toEqual([]);
  });

  it('sends the query of the URL to the API', async () => {
    renderCompanies('/companies?search=saude&sort=name&city=porto&city=faro&page=2&other=1');
    await shown();
    expect(api.requests()).toEqual(['GET /api/proxy/companies?search=saude&city=porto&city=faro&page=2&sort=name']);
  });

  it('describes places, pay and answer time, also if they are unknown', async () => {
    const changes: Partial<CompanyCard>[] = [
      {},
      {},
      {},
      { cities: ['Évora', 'Faro'], cityCount: 5, payCount: 14, answerDays: 1 },
      { cities: ['Faro'], cityCount: 1, payCount: 0, answerDays: null },
      { cities: [], cityCount: 0, location: null, description: null, jobCount: 1, payCount: 1 },
    ];
    const companies = changes.map((change, id) => buildCompanyCard(`Empresa ${id}`, { id, ...change }));
    api.use(answer(listCompanies, buildCompanyList(companies)));
    renderCompanies('/companies', { language: 'en' });
    await shown('Empresa 5');
    const facts = screen.getAllByRole('heading', { level: 2 }).map((name) => plain(name.closest('li')!));
    expect(facts.slice(3)).toEqual([
      'EEmpresa 3Gestão para lojas de bairro.Évora and 4 moreall with payanswers in 1 day14 jobs',
      'EEmpresa 4Gestão para lojas de bairro.Faropay not statedno response data14 jobs',
      'EEmpresa 5with payanswers in 6 days1 job',
    ]);
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
    const { user, address } = renderCompanies('/companies?sort=name&city=porto&page=2');
    await shown();
    await user.type(screen.getByRole('searchbox', { name: 'Nome ou setor' }), ' água {Enter}');
    expect(address()).toBe('/companies?search=%C3%A1gua&city=porto&sort=name');
    expect(heading()).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('água');
  });

  it('is a GET form that works without JavaScript', () => {
    const arg = { search: 'vela', city: ['porto'], sort: 'name' };
    renderCompanies('/companies?search=vela&city=porto&sort=name', { data: primedList(filtered, arg) });
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('action', '/companies');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).toHaveFormValues({ search: 'vela' });
    const fields = [...form.elements].filter((field) => !field.matches('button, [type=checkbox]:not(:checked)'));
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(['search', 'city', 'sort']);
    expect(screen.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('name');
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

describe('the filters of CompanyListPage', () => {
  const api = fakeApi(answer(listCompanies, filtered));
  const panel = () => within(screen.getByRole('complementary', { name: 'Filtros' }));

  it('apply immediately, one or several values, on page 1', async () => {
    const { user, address } = renderCompanies('/companies?search=vela&city=porto&page=2');
    await shown();
    expect(panel().getByRole('checkbox', { name: /Porto/ })).toBeChecked();
    await user.click(panel().getByRole('checkbox', { name: /Lisboa/ }));
    expect(address()).toBe('/companies?search=vela&city=porto&city=lisboa');
    await user.click(panel().getByRole('checkbox', { name: /Remoto/ }));
    await user.click(panel().getByRole('checkbox', { name: /Porto/ }));
    expect(address()).toBe('/companies?search=vela&city=lisboa&workplace=remote');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Nome');
    expect(address()).toBe('/companies?search=vela&city=lisboa&workplace=remote&sort=name');
  });

  it('show counts, fold all but six values unless one is chosen, and keep unknown values', async () => {
    renderCompanies('/companies');
    await shown();
    const folded = panel().getByText('Mais 2 cidades').closest('details')!;
    expect(folded).not.toHaveAttribute('open');
    expect(panel().getByRole('checkbox', { name: /^Faro/ }).closest('label')).toHaveTextContent('Faro0');
    expect(panel().queryByText('Setor')).not.toBeInTheDocument();
    cleanup();
    renderCompanies('/companies?city=viseu&city=nada');
    await shown();
    expect(panel().getByText('Mais 3 cidades').closest('details')).toHaveAttribute('open');
    expect(panel().getByRole('checkbox', { name: /nada/ })).toBeChecked();
  });

  it('can be cleared in the drawer, and without results', async () => {
    api.use(answer(listCompanies, { ...filtered, items: [], total: 0, jobTotal: 0 }));
    const { user, address } = renderCompanies('/companies?search=vela&city=porto');
    expect(await screen.findByText('Nenhuma empresa com estes filtros')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Limpar filtros' })).toHaveAttribute('href', '/companies?search=vela');
    await user.click(screen.getByRole('button', { name: 'Filtros 1 filtro ativo' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    expect(drawer.getByRole('checkbox', { name: /Porto/ })).toBeChecked();
    await user.click(drawer.getByRole('button', { name: 'Limpar' }));
    expect(address()).toBe('/companies?search=vela');
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
