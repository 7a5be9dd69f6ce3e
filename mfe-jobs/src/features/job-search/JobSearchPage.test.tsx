import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi, fill, refuse } from 'platform/testing';
import {
  countJobsByPlace,
  facetNames,
  getJob,
  searchJobs,
  suggestSearches,
  templateVariables,
  type JobSearchPage,
} from 'shared-contracts';
import { requestedPlaces } from 'shared-contracts/gazetteer';
import { buildJobCard } from 'shared-contracts/testing';
import { buildJob, buildSearchPage, primedSearch } from '../../testing/build-job';
import { renderJobs } from '../../testing/render-jobs';

const scrolled = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
});
beforeEach(() => scrolled.mockClear());

/** Requests of fields that are used. */
const suggestions = [
  answer(suggestSearches, { titles: [], companies: [], areas: [] }),
  answer(countJobsByPlace, { municipalities: [], total: 0, remote: 0, elsewhere: 0 }),
];

const what = () => screen.getByLabelText('O quê');
const where = () => screen.getByLabelText('Onde');
const filters = () => screen.getByRole('complementary', { name: 'Filtros' });
const found = (name: RegExp) => screen.findByRole('link', { name });

/** Renders the page with its first results, as the HTML server sends it. */
function renderResults(path: string, page: Partial<JobSearchPage>) {
  const arg = templateVariables(searchJobs.template, {}, new URL(path, window.location.href).searchParams);
  return renderJobs(path, { data: primedSearch(buildSearchPage(page), arg) });
}

describe('JobSearchPage', () => {
  const api = fakeApi(answer(searchJobs, buildSearchPage()));

  it('shows ten skeleton rows while loading, then the jobs', async () => {
    renderJobs('/jobs');
    const loading = screen.getByText('A procurar ofertas').closest<HTMLElement>('[aria-busy="true"]')!;
    expect(within(loading).getAllByRole('listitem', { hidden: true })).toHaveLength(10);
    expect(await found(/Analista de Dados/)).toHaveAttribute('href', '/jobs/analista-de-dados-12');
    expect(screen.queryByText('A procurar ofertas')).not.toBeInTheDocument();
  });

  it('shows embedded data without a request', () => {
    renderJobs('/jobs?page=2', { data: primedSearch(buildSearchPage(), { page: '2' }) });
    expect(screen.getByRole('link', { name: /Analista de Dados/ })).toBeInTheDocument();
    expect(api.requests()).toEqual([]);
  });

  it('shows an error with a retry button', async () => {
    api.use(refuse(searchJobs, 500, 'internal_error'));
    const { user } = renderJobs('/jobs', { language: 'en' });
    expect(await screen.findByText('Failed to load jobs from the API')).toBeInTheDocument();
    api.use(answer(searchJobs, buildSearchPage()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await found(/Analista de Dados/)).toBeInTheDocument();
  });

  it('shows an error without a retry button if the API rejects the search', async () => {
    api.use(refuse(searchJobs, 400, 'validation_failed'));
    renderJobs('/jobs?keyword=x');
    expect(await screen.findByRole('alert')).toHaveTextContent('podem ter até 200 caracteres');
    expect(screen.getByRole('link', { name: 'Ver todas as ofertas' })).toHaveAttribute('href', '/jobs');
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  });

  it('sends the query of the address to the API', async () => {
    renderJobs('/jobs?keyword=dados&type=full-time&type=contract&remote=true&sort=date&page=3');
    await found(/Analista/);
    expect(api.requests()).toContain(
      'GET /api/proxy/job-search?keyword=dados&type=full-time&type=contract&remote=true&sort=date&page=3',
    );
  });
});

describe('the address of JobSearchPage', () => {
  const results = { total: 152, totalPages: 16 };
  const searchApi = fakeApi(answer(searchJobs, buildSearchPage(results)), ...suggestions);
  const open = (path: string) => renderResults(path, results);

  it('sets the document title', () => {
    const { services } = open('/jobs?keyword=dados&location=Porto');
    expect(services.head.title()).toBe('dados · Porto · Ofertas de emprego em Portugal | Trampolim');
  });

  it('sets the value of every control', () => {
    open('/jobs?keyword=dados&location=Porto&type=contract&experienceLevel=senior&remote=true&postedWithin=1w');
    expect(screen.getByRole('searchbox', { name: 'O quê' })).toHaveValue('dados');
    expect(screen.getByRole('button', { name: 'Remover local: Porto' })).toBeInTheDocument();
    for (const name of [/Contrato a termo/, /Sénior/, /Remoto/]) {
      expect(within(filters()).getByRole('checkbox', { name })).toBeChecked();
    }
    expect(within(filters()).getByRole('radio', { name: /Última semana/ })).toBeChecked();
  });

  it.each([
    ['a contract type', 'checkbox', /Estágio/, '/jobs?keyword=dados&type=internship'],
    ['a schedule', 'checkbox', /Tempo parcial/, '/jobs?keyword=dados&schedule=part-time'],
    ['stated pay', 'checkbox', /Só com vencimento/, '/jobs?keyword=dados&withPay=true'],
    ['an experience level', 'checkbox', /Júnior/, '/jobs?keyword=dados&experienceLevel=junior'],
    ['remote work', 'checkbox', /Remoto/, '/jobs?keyword=dados&remote=true'],
    ['a posting date', 'radio', /Últimas 24 horas/, '/jobs?keyword=dados&postedWithin=24h'],
    ['an area', 'radio', /Design/, '/jobs?keyword=dados&category=design'],
  ])('is updated with %s on a click and reset to page 1', async (_, role, name, expected) => {
    const { user, address } = open('/jobs?keyword=dados&page=4');
    await user.click(within(filters()).getByRole(role, { name }));
    expect(address()).toBe(expected);
  });

  it('is updated with keyword and city on submit, and the heading is focused', async () => {
    const { user, address } = open('/jobs?type=contract&page=2');
    await fill(user, what(), 'enfermeiro');
    await fill(user, where(), 'Braga');
    expect(address()).toBe('/jobs?type=contract&page=2');
    await user.type(what(), '{Enter}');
    expect(address()).toBe('/jobs?keyword=enfermeiro&place=Braga&type=contract');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('includes the entered keyword and the selected city when a filter is applied', async () => {
    const { user, address } = open('/jobs');
    await fill(user, what(), 'enfermeiro');
    await fill(user, where(), 'Braga');
    await user.click(within(filters()).getByRole('checkbox', { name: /Tempo parcial/ }));
    expect(address()).toBe('/jobs?keyword=enfermeiro&place=Braga&schedule=part-time');
  });

  it('is in the one-line summary of small screens, which opens the fields', async () => {
    const { user } = open('/jobs?keyword=dados');
    const summary = () => screen.getByRole('button', { name: /Mudar a pesquisa/ });
    expect(summary()).toHaveTextContent('dadosQualquer local');
    await user.click(summary());
    expect(what()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(summary()).toHaveFocus());
    await user.click(summary());
    await user.keyboard('{Enter}');
    expect(summary()).toBeInTheDocument();
  });

  it('is corrected if its page is beyond the end', async () => {
    const { address } = renderJobs('/jobs?type=contract&page=999');
    await waitFor(() => expect(address()).toBe('/jobs?type=contract&page=16'));
  });

  it('checks the canonical option of every accepted spelling', () => {
    open('/jobs?schedule=Full+Time&type=Contract&experienceLevel=executive');
    for (const name of [/Tempo inteiro/, /Contrato a termo/, /Especialista/]) {
      expect(within(filters()).getByRole('checkbox', { name })).toBeChecked();
    }
  });

  it('sets the company in the heading and in a chip', async () => {
    const company = { id: 7, slug: 'foz', name: 'Foz' };
    searchApi.use(answer(searchJobs, buildSearchPage({ companies: [company] })));
    const { user, address } = renderJobs('/jobs?companyId=7&type=full-time');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ofertas da empresa Foz' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Remover filtro: Foz' }));
    expect(address()).toBe('/jobs?type=full-time');
    expect(screen.getByRole('heading', { level: 1, name: 'Ofertas de emprego' })).toBeInTheDocument();
  });

  it('sets the places in the heading and in chips', async () => {
    const places = requestedPlaces(['lisboa', 'porto_5']);
    searchApi.use(answer(searchJobs, buildSearchPage({ places })));
    const { user, address } = renderJobs('/jobs?place=lisboa&place=porto_5');
    const heading = () => screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading()).toHaveTextContent('Ofertas de emprego em Lisboa e até 5 km do Porto'));
    await user.click(screen.getByRole('link', { name: /Remover filtro: Porto \+ 5/ }));
    expect(address()).toBe('/jobs?place=lisboa');
    expect(heading()).toHaveTextContent('Ofertas de emprego em Lisboa');
  });

  it('is updated with the sort order and reset to page 1', async () => {
    const { user, address } = open('/jobs?page=2');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'date');
    expect(address()).toBe('/jobs?sort=date');
  });

  it('restores the controls on Back', async () => {
    const { user, services, address } = open('/jobs?keyword=dados');
    await user.click(screen.getByRole('link', { name: 'Remover filtro: dados' }));
    expect(screen.getByRole('searchbox', { name: 'O quê' })).toHaveValue('');
    act(() => services.history.go(-1));
    await waitFor(() => expect(address()).toBe('/jobs?keyword=dados'));
    expect(screen.getByRole('searchbox', { name: 'O quê' })).toHaveValue('dados');
  });

  it('keeps only the sort order when the filters are cleared', async () => {
    const { user, address } = open('/jobs?keyword=dados&location=Porto&remote=true&sort=date&page=2');
    await user.click(screen.getByRole('link', { name: 'Limpar filtros' }));
    expect(address()).toBe('/jobs?sort=date');
  });

  it('loses one filter when its chip is removed, and the heading is focused', async () => {
    const { user, address } = open('/jobs?type=full-time&type=contract&page=2');
    await user.click(screen.getByRole('link', { name: 'Remover filtro: Tempo inteiro' }));
    expect(address()).toBe('/jobs?type=contract');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('JobSearchPage without JavaScript', () => {
  fakeApi(answer(searchJobs, buildSearchPage()));

  it('is one GET form that submits every control to /jobs', () => {
    const hidden = { postedAfter: '2026-11-19T00:00:00.000Z', companyId: ['7'] };
    const path = `/jobs?type=full-time&postedAfter=${hidden.postedAfter}&companyId=7`;
    renderJobs(path, { data: primedSearch(buildSearchPage(), { type: ['full-time'], ...hidden }) });
    const form = screen.getByRole('searchbox', { name: 'O quê' }).closest('form')!;
    expect(form).toHaveAttribute('action', '/jobs');
    expect(form).toHaveAttribute('method', 'get');
    const controls = [...form.elements].filter((control) => control.hasAttribute('name')) as HTMLInputElement[];
    const names = new Set(controls.map((control) => control.name));
    expect(names).toEqual(
      new Set([
        'keyword',
        'place',
        ...facetNames.filter((name) => name !== 'location'),
        'minPay',
        'companyId',
        'postedAfter',
        'sort',
      ]),
    );
    const checked = controls.filter((control) => control.checked).map(({ name, value }) => [name, value]);
    expect(checked).toEqual([
      ['postedWithin', 'any'],
      ['type', 'full-time'],
      ['category', ''],
    ]);
  });
});

describe('the results of JobSearchPage', () => {
  fakeApi();
  const show = (page: Parameters<typeof buildSearchPage>[0], path = '/jobs', arg = {}) =>
    renderJobs(path, { data: primedSearch(buildSearchPage(page), arg) });

  it.each([
    [1, true, '1 oferta'],
    [152, true, '152 ofertas'],
    [30_000, false, '30\u00A0000+ ofertas'],
  ])('show the count %d (exact: %s)', (total, totalIsExact, words) => {
    show({ total, totalIsExact });
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('show a filter value without matches with the count 0', () => {
    show({});
    expect(within(filters()).getByRole('checkbox', { name: 'Temporário 0' })).toBeInTheDocument();
    expect(within(filters()).getByRole('checkbox', { name: 'Sénior 1\u00A0026' })).toBeInTheDocument();
  });

  it('show category and city in the heading and the category in the breadcrumbs', () => {
    const arg = { category: 'saude', location: 'Porto' };
    show({ category: { slug: 'saude', name: 'Saúde' } }, '/jobs?category=saude&location=Porto', arg);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ofertas na área de Saúde no Porto');
    const crumbs = screen.getByRole('navigation', { name: 'Está aqui' });
    expect(within(crumbs).getByText('Saúde')).toHaveAttribute('aria-current', 'page');
  });

  it('show the corrected spelling', () => {
    show({ correction: { asked: 'enfremeiro', used: 'enfermeiro' } }, '/jobs?keyword=enfremeiro', {
      keyword: 'enfremeiro',
    });
    expect(screen.getByText('A mostrar resultados para “enfermeiro”.')).toBeInTheDocument();
    expect(screen.getByText(/Não encontrámos ofertas com “enfremeiro”/)).toBeInTheDocument();
  });

  it('name the synonym that found a job, in its row only', () => {
    const items = [{ ...buildJobCard({ id: 1 }), foundBy: ['front desk'] }, buildJobCard({ id: 2 })];
    show({ items }, '/jobs?keyword=rececionista', { keyword: 'rececionista' });
    expect(screen.getAllByText(/também por/).map(({ textContent }) => textContent)).toEqual([
      'também por “front desk”',
    ]);
  });

  it('suggest a filter to remove if no job matches', () => {
    const arg = { keyword: 'dados', experienceLevel: ['senior'] };
    const relaxation = { filter: 'experienceLevel' as const, value: 'senior', total: 42 };
    show({ items: [], total: 0, totalPages: 0, relaxation }, '/jobs?keyword=dados&experienceLevel=senior', arg);
    expect(screen.getByText(/Há 42 se retirar “Sénior”\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Retirar “Sénior”' })).toHaveAttribute('href', '/jobs?keyword=dados');
    expect(screen.getAllByRole('link', { name: 'Limpar filtros' })[0]).toHaveAttribute('href', '/jobs');
  });

  it('set noindex for a keyword search', () => {
    show({}, '/jobs?keyword=dados', { keyword: 'dados' });
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      expect.stringContaining('noindex'),
    );
  });
});

describe('the pagination of JobSearchPage', () => {
  const results = { page: 2, totalPages: 16, total: 152 };
  fakeApi(answer(searchJobs, buildSearchPage(results)), answer(getJob, buildJob()));
  const open = (path: string) => renderResults(path, results);

  it('renders links that include the filters', () => {
    open('/jobs?remote=true&page=2');
    const pages = screen.getByRole('navigation', { name: 'Páginas' });
    expect(within(pages).getByRole('link', { name: 'Página 1' })).toHaveAttribute('href', '/jobs?remote=true');
    expect(within(pages).getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('scrolls to the top of the results, unlike a changed filter', async () => {
    const { user, address } = open('/jobs');
    await user.click(screen.getByRole('link', { name: 'Seguinte' }));
    await waitFor(() => expect(address()).toBe('/jobs?page=3'));
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(within(filters()).getByRole('checkbox', { name: /Remoto/ }));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('is the target of the job page’s back link', async () => {
    const { user, services } = open('/jobs?remote=true&page=2');
    await user.click(screen.getByRole('link', { name: /Analista/ }));
    expect(services.history.get().location.state).toEqual({ backTo: '/jobs?remote=true&page=2' });
    expect(await found(/Voltar aos resultados/)).toHaveAttribute('href', '/jobs?remote=true&page=2');
  });
});

describe('the filter drawer of JobSearchPage', () => {
  fakeApi(answer(searchJobs, buildSearchPage({ total: 152 })));

  it('opens by keyboard, applies filters immediately and shows the number of results', async () => {
    const { user, address } = renderResults('/jobs?remote=true', { total: 152 });
    screen.getByRole('button', { name: /Filtros.{0,300}1 filtro ativo/ }).focus();
    await user.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Filtros' });
    await user.click(within(drawer).getByRole('checkbox', { name: /Tempo inteiro/ }));
    expect(address()).toBe('/jobs?schedule=full-time&remote=true');
    await user.click(within(drawer).getByRole('button', { name: 'Limpar' }));
    expect(address()).toBe('/jobs');
    await user.click(within(drawer).getByRole('button', { name: 'Ver 152 ofertas' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('JobSearchPage in a native app (SPEC §7)', () => {
  const api = fakeApi(answer(searchJobs, buildSearchPage({ total: 12, totalPages: 2 })), ...suggestions);
  const everything = '/jobs?keyword=dados&location=Porto&category=design&type=contract&remote=true&sort=date&page=2';

  it('filters by keyword only and ignores the other filters of the address', async () => {
    renderJobs(everything, { native: true });
    await found(/Analista/);
    expect(api.requests()).toEqual(['GET /api/proxy/job-search?keyword=dados&page=2']);
  });

  it('shows only the keyword field', async () => {
    renderJobs(everything, { native: true });
    await found(/Analista/);
    expect(screen.getByRole('searchbox', { name: 'O quê' })).toHaveValue('dados');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('complementary', { name: 'Filtros' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Filtros/ })).not.toBeInTheDocument();
  });

  it('searches for a new keyword from page 1 and continues on page 2', async () => {
    const { user, address } = renderJobs(everything, { native: true });
    await found(/Analista/);
    const box = screen.getByRole('searchbox', { name: 'O quê' });
    await user.clear(box);
    await fill(user, box, 'enfermeiro');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/jobs?keyword=enfermeiro');
    await waitFor(() => expect(api.requests()).toContain('GET /api/proxy/job-search?keyword=enfermeiro'));
    await user.click(screen.getByRole('link', { name: 'Seguinte' }));
    expect(address()).toBe('/jobs?keyword=enfermeiro&page=2');
    await waitFor(() => expect(api.requests().at(-1)).toBe('GET /api/proxy/job-search?keyword=enfermeiro&page=2'));
  });
});
