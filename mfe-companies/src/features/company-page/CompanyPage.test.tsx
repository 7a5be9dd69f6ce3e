import { act, screen, within } from '@testing-library/react';
import { answer, buildUser, fakeApi, refuse } from 'platform/testing';
import { getCompany, getCompanyFigures, listCompanyJobs, listFollowedCompanies, listSavedJobs } from 'shared-contracts';
import { buildJobCard } from 'shared-contracts/testing';
import {
  buildCompany,
  buildCompanyCard,
  buildCompanyJobs,
  buildFigures,
  primedCompany,
} from '../../testing/build-company';
import { renderCompanies } from '../../testing/render-companies';

const scrolled = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
});

const path = '/companies/vela-digital-3';
const name = (words = 'Vela Digital') => screen.findByRole('heading', { level: 1, name: words });

describe('CompanyPage', () => {
  const api = fakeApi(
    answer(getCompany, buildCompany()),
    answer(listCompanyJobs, buildCompanyJobs()),
    answer(getCompanyFigures, buildFigures()),
  );

  it('shows name, facts and description', async () => {
    const { services } = renderCompanies(path);
    expect(screen.getByText('A carregar a empresa')).toBeInTheDocument();
    await name();
    const facts = screen.getByRole('list', { name: 'Dados da empresa' });
    expect(facts).toHaveTextContent(
      /Tecnologia.{0,300}Porto.{0,300}1 200 pessoas.{0,300}vela\.example\.com.{0,300}No Trampolim desde 2024/,
    );
    const website = within(facts).getByRole('link', { name: /vela\.example\.com/ });
    expect(website).toHaveAttribute('href', 'https://vela.example.com/');
    expect(website).toHaveAttribute('rel', 'noopener nofollow');
    expect(screen.getByRole('complementary', { name: 'Sobre a empresa' })).toHaveTextContent('lojas de bairro');
    expect(services.head.title()).toBe('Vela Digital | Trampolim');
  });

  it('reserves the space of the first year, without a text for screen readers, until the figures are known', async () => {
    api.use(refuse(getCompanyFigures, 500, 'internal_error'));
    renderCompanies(path, { data: primedCompany(buildCompany(), buildCompanyJobs()) });
    const facts = screen.getByRole('list', { name: 'Dados da empresa' });
    expect(within(facts).getByText(/No Trampolim desde/)).toHaveAttribute('aria-hidden', 'true');
    await screen.findByText('Não conseguimos carregar os números desta empresa');
    expect(facts).not.toHaveTextContent('No Trampolim desde');
  });

  it('requests the company and the page of its jobs', async () => {
    renderCompanies(`${path}?page=2`);
    await name();
    expect(api.requests()).toEqual([
      'GET /api/proxy/companies/vela-digital-3',
      'GET /api/proxy/companies/vela-digital-3/jobs?page=2',
      'GET /api/proxy/companies/vela-digital-3/figures',
    ]);
  });

  it('shows embedded data without a request', () => {
    renderCompanies(path, { data: primedCompany(buildCompany(), buildCompanyJobs(), buildFigures()) });
    expect(screen.getByRole('link', { name: 'Analista de Dados' })).toBeInTheDocument();
    expect(api.requests()).toEqual([]);
  });

  it('omits unknown facts and invalid websites', async () => {
    const unknown = { industry: null, location: null, employees: null, description: null };
    api.use(
      answer(getCompany, buildCompany({ ...unknown, website: 'javascript:alert(1)' })),
      answer(getCompanyFigures, buildFigures({ areas: [], cities: [], remote: 0, since: null })),
    );
    renderCompanies(path);
    await name();
    expect(screen.queryByRole('list', { name: 'Dados da empresa' })).not.toBeInTheDocument();
    await screen.findByText('Ofertas por mês');
    expect(screen.getByRole('complementary')).toBeEmptyDOMElement();
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
  const api = fakeApi(answer(getCompany, buildCompany()), answer(getCompanyFigures, buildFigures()));

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
    expect(await screen.findByRole('alert')).toHaveTextContent("Failed to load this company's jobs");
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
    const positions = within(screen.getByRole('region', { name: 'Ofertas em aberto' }));
    expect(positions.getByRole('button', { name: 'Seguir Vela Digital' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Ofertas em aberto' })).toBeInTheDocument();
  });

  it('can be filtered by area, pay and remote work, with links that show their counts', async () => {
    const areas = [
      { value: 'design', label: 'Design', count: 3 },
      { value: 'vendas', label: 'Vendas', count: 0 },
    ];
    api.use(
      answer(listCompanyJobs, buildCompanyJobs({ open: 14, total: 3, totalPages: 2, areas, withPay: 2, remote: 1 })),
    );
    renderCompanies(`${path}?area=design&remote=true&page=2`);
    const pills = within(await screen.findByRole('navigation', { name: 'Filtrar as ofertas da empresa' }));
    const links = pills
      .getAllByRole('link')
      .map((link) => [
        link.textContent,
        link.getAttribute('href')?.slice(path.length),
        link.getAttribute('aria-current'),
      ]);
    expect(links).toEqual([
      ['Todas 14', '', null],
      ['Design 3', '?remote=true', 'true'],
      ['Vendas 0', '?area=vendas&remote=true', null],
      ['Com vencimento 2', '?area=design&pay=true&remote=true', null],
      ['Remoto 1', '?area=design', 'true'],
    ]);
    expect(api.requests()).toContain(`GET /api/proxy${path}/jobs?area=design&remote=true&page=2`);
    expect(screen.getByText('3 ofertas encontradas')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Página 1' })).toHaveAttribute('href', `${path}?area=design&remote=true`);
  });

  it('show a way back if none matches the filters', async () => {
    api.use(answer(listCompanyJobs, buildCompanyJobs({ items: [], open: 14, areas: [] })));
    renderCompanies(`${path}?area=nada`);
    expect(await screen.findByText('Nenhuma oferta com estes filtros')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver todas as ofertas' })).toHaveAttribute('href', path);
  });

  it('have save buttons', async () => {
    const job = buildJobCard();
    const saved = { id: 'e1', jobId: job.id, job, savedAt: job.postedAt, note: null, noteVersion: 0 };
    api.use(
      answer(listCompanyJobs, buildCompanyJobs()),
      answer(listSavedJobs, [saved]),
      answer(listFollowedCompanies, []),
    );
    renderCompanies(path, { user: buildUser() });
    const label = 'Remover das guardadas: Analista de Dados';
    expect(await screen.findByRole('button', { name: label, pressed: true })).toBeInTheDocument();
  });
});

describe('the figures of CompanyPage', () => {
  const api = fakeApi(answer(getCompany, buildCompany()), answer(listCompanyJobs, buildCompanyJobs()));
  const text = (element: Element) => element.textContent.replaceAll('\u00A0', ' ');

  it('are the answer time, stated pay and adverts by month, each with a drawing that has a sentence', async () => {
    const days = [
      { days: 2, count: 3 },
      { days: 6, count: 30 },
      { days: 19, count: 1 },
    ];
    api.use(answer(getCompanyFigures, buildFigures({ answers: { medianDays: 6, count: 34, days } })));
    renderCompanies(path);
    const answers = await screen.findByRole('region', { name: 'Tempo de resposta' });
    expect(text(answers)).toMatch(
      /Responde em 6 dias mediana de 34 candidaturas com resposta, últimos 12 meses · cada ponto vale 8/,
    );
    const pay = screen.getByRole('region', { name: 'Vencimento à vista' });
    expect(text(pay)).toMatch(/11 em 14 ofertas 79 %. Em todo o Trampolim são 61 %/);
    expect(pay.querySelectorAll('rect')).toHaveLength(14);
    const adverts = screen.getByRole('region', { name: 'Ofertas por mês' });
    expect(text(adverts)).toMatch(/66 num ano 11 publicadas em novembro/);
    const heights = [...adverts.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
    expect([heights.length, heights[0], heights[11]]).toEqual([12, 2, 60]);
    expect(screen.getAllByRole('img').map((drawing) => drawing.getAttribute('aria-label'))).toEqual([
      'Dias até à resposta: metade das candidaturas teve resposta em 6 dias ou menos, a mais demorada em 19 dias.',
      '11 de 14 ofertas indicam o vencimento.',
      'Ofertas publicadas por mês, de dezembro a novembro: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11.',
    ]);
  });

  it('state that there are no response data yet; many jobs are a bar; areas and places are counted', async () => {
    const areas = Array.from({ length: 9 }, (_, index) => ({
      slug: `a${index}`,
      name: `Área ${index}`,
      count: 9 - index,
    }));
    api.use(answer(getCompanyFigures, buildFigures({ areas, pay: { stated: 15, open: 30 } })));
    renderCompanies(path);
    expect(await screen.findByText('Ainda sem dados de resposta')).toBeInTheDocument();
    const drawing = screen.getByRole('img', { name: '15 de 30 ofertas indicam o vencimento.' });
    expect([...drawing.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual(['128', '256']);
    const aside = within(screen.getByRole('complementary', { name: 'Sobre a empresa' }));
    expect(aside.getByRole('link', { name: 'Área 0' })).toHaveAttribute('href', `${path}?area=a0#open-positions`);
    expect(text(aside.getByRole('region', { name: 'Para que áreas contrata' }))).toMatch(/Área 72e mais 1$/);
    expect(text(aside.getByRole('region', { name: 'Onde' }))).toMatch(/^OndePorto 9Remoto 2Posições: GeoNames/);
    expect(aside.getByRole('link', { name: 'Porto' })).toHaveAttribute('href', '/jobs?location=Porto&companyId=3');
  });

  it('have a map with a dot for each city of the mainland, by number of jobs; without such a city none', async () => {
    const city = (cityName: string, count: number, latitude: number, longitude: number) => ({
      name: cityName,
      count,
      point: { latitude, longitude },
    });
    const cities = [
      city('Lisboa', 16, 38.72, -9.13),
      city('Porto', 4, 41.15, -8.61),
      city('Funchal', 2, 32.65, -16.91),
      { name: 'Toda a parte', count: 1, point: null },
    ];
    api.use(answer(getCompanyFigures, buildFigures({ cities })));
    const { unmount } = renderCompanies(path);
    const where = await screen.findByRole('region', { name: 'Onde' });
    const dots = [...where.querySelectorAll('circle')].map((dot) =>
      ['cx', 'cy', 'r'].map((attribute) => Number(dot.getAttribute(attribute))),
    );
    expect(dots).toHaveLength(2);
    const [lisboa, porto] = dots;
    expect(lisboa![2]).toBeGreaterThan(porto![2]!);
    expect(lisboa![1]).toBeGreaterThan(porto![1]!);
    expect(lisboa![0]).toBeLessThan(porto![0]!);
    unmount();
    api.use(answer(getCompanyFigures, buildFigures({ cities: cities.slice(2) })));
    renderCompanies(path);
    const islands = await screen.findByRole('region', { name: 'Onde' });
    expect(islands.querySelector('svg')).toBeNull();
    expect(islands).not.toHaveTextContent('GeoNames');
  });

  it('end with similar companies and a link to their industry', async () => {
    api.use(answer(getCompanyFigures, buildFigures({ similar: [buildCompanyCard('Nortada', { id: 4 })] })));
    renderCompanies(path);
    const similar = within(await screen.findByRole('region', { name: 'Empresas parecidas' }));
    expect(similar.getByRole('link', { name: 'Nortada' })).toHaveAttribute('href', '/companies/empresa-4');
    expect(similar.getByRole('link', { name: 'Ver mais' })).toHaveAttribute('href', '/companies?industry=tecnologia');
  });

  it('have their own error state with a retry', async () => {
    api.use(refuse(getCompanyFigures, 500, 'internal_error'));
    const { user } = renderCompanies(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos carregar os números desta empresa');
    expect(screen.getByRole('link', { name: 'Analista de Dados' })).toBeInTheDocument();
    api.use(answer(getCompanyFigures, buildFigures()));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Ofertas por mês')).toBeInTheDocument();
  });
});
