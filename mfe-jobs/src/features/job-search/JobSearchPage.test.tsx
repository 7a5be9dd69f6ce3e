import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi, fill, refuse } from 'platform/testing';
import { getJob, listCities, searchJobs } from 'shared-contracts';
import { buildJob, buildSearchPage, cities, primedSearch } from '../../testing/build-job';
import { renderJobs } from '../../testing/render-jobs';

const scrolled = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
});
beforeEach(() => scrolled.mockClear());

const filters = () => screen.getByRole('complementary', { name: 'Filtros' });
const found = (name: RegExp) => screen.findByRole('link', { name });

describe('the job search', () => {
  const api = fakeApi(answer(listCities, cities), answer(searchJobs, buildSearchPage()));

  it('shows ten rows on their way, then the jobs', async () => {
    renderJobs('/jobs');
    expect(screen.getByText('A procurar ofertas')).toBeInTheDocument();
    expect(await found(/Analista de Dados/)).toHaveAttribute('href', '/jobs/analista-de-dados-12');
    expect(screen.queryByText('A procurar ofertas')).not.toBeInTheDocument();
  });

  it('shows the answer that came with the page and asks for nothing', () => {
    renderJobs('/jobs?page=2', { data: primedSearch(buildSearchPage(), { page: '2' }) });
    expect(screen.getByRole('link', { name: /Analista de Dados/ })).toBeInTheDocument();
    expect(api.requests()).toEqual([]);
  });

  it('says what failed and tries again in place', async () => {
    api.use(refuse(searchJobs, 500, 'internal_error'));
    const { user } = renderJobs('/jobs', { language: 'en' });
    expect(await screen.findByText('Failed to load jobs from the API')).toBeInTheDocument();
    api.use(answer(searchJobs, buildSearchPage()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await found(/Analista de Dados/)).toBeInTheDocument();
  });

  it('says that the API does not accept a search, which another attempt would not change', async () => {
    api.use(refuse(searchJobs, 400, 'validation_failed'));
    renderJobs('/jobs?keyword=x');
    expect(await screen.findByRole('alert')).toHaveTextContent('podem ter até 200 caracteres');
    expect(screen.getByRole('link', { name: 'Ver todas as ofertas' })).toHaveAttribute('href', '/jobs');
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  });

  it('asks the server for exactly what the address says', async () => {
    renderJobs('/jobs?keyword=dados&type=full-time&type=contract&remote=true&sort=date&page=3');
    await found(/Analista/);
    expect(api.requests()).toContain(
      'GET /api/proxy/job-search?keyword=dados&type=full-time&type=contract&remote=true&sort=date&page=3',
    );
  });
});

describe('the address bar', () => {
  const searchApi = fakeApi(
    answer(listCities, cities),
    answer(searchJobs, buildSearchPage({ total: 152, totalPages: 16 })),
  );

  it('names the tab', async () => {
    const { services } = renderJobs('/jobs?keyword=dados&location=Porto');
    await found(/Analista/);
    expect(services.head.title()).toBe('dados · Porto · Ofertas de emprego em Portugal | Trampolim');
  });

  it('fills every control', async () => {
    renderJobs('/jobs?keyword=dados&location=Porto&type=full-time&experienceLevel=senior&remote=true&postedWithin=1w');
    await found(/Analista/);
    expect(screen.getByRole('searchbox', { name: 'O quê' })).toHaveValue('dados');
    expect(screen.getByRole('combobox', { name: 'Onde' })).toHaveValue('Porto');
    for (const name of [/Tempo inteiro/, /Sénior/, /Só remoto/]) {
      expect(within(filters()).getByRole('checkbox', { name })).toBeChecked();
    }
    expect(within(filters()).getByRole('radio', { name: /Última semana/ })).toBeChecked();
  });

  it.each([
    ['a contract', 'checkbox', /Tempo parcial/, '/jobs?keyword=dados&type=part-time'],
    ['a level', 'checkbox', /Júnior/, '/jobs?keyword=dados&experienceLevel=junior'],
    ['remote work', 'checkbox', /Só remoto/, '/jobs?keyword=dados&remote=true'],
    ['an age', 'radio', /Últimas 24 horas/, '/jobs?keyword=dados&postedWithin=24h'],
    ['an area', 'radio', /Design/, '/jobs?keyword=dados&category=design'],
  ])('takes %s at once and starts again on page 1', async (_, role, name, expected) => {
    const { user, address } = renderJobs('/jobs?keyword=dados&page=4');
    await found(/Analista/);
    await user.click(within(filters()).getByRole(role, { name }));
    expect(address()).toBe(expected);
  });

  it('takes keyword and city when the search is sent, and leads the focus to the results', async () => {
    const { user, address } = renderJobs('/jobs?type=contract&page=2');
    await found(/Analista/);
    await fill(user, screen.getByRole('searchbox', { name: 'O quê' }), 'enfermeiro');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Onde' }), 'Braga');
    expect(address()).toBe('/jobs?type=contract&page=2');
    await user.type(screen.getByRole('searchbox', { name: 'O quê' }), '{Enter}');
    expect(address()).toBe('/jobs?keyword=enfermeiro&location=Braga&type=contract');
    expect(screen.getByRole('heading', { level: 1, name: 'Ofertas de emprego em Braga' })).toHaveFocus();
  });

  it('takes what is typed and chosen along with a filter', async () => {
    const { user, address } = renderJobs('/jobs');
    await found(/Analista/);
    await fill(user, screen.getByRole('searchbox', { name: 'O quê' }), 'enfermeiro');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Onde' }), 'Braga');
    await user.click(within(filters()).getByRole('checkbox', { name: /Tempo parcial/ }));
    expect(address()).toBe('/jobs?keyword=enfermeiro&location=Braga&type=part-time');
  });

  it('is corrected where it names a page beyond the end', async () => {
    const { address } = renderJobs('/jobs?type=contract&page=999');
    await waitFor(() => expect(address()).toBe('/jobs?type=contract&page=16'));
  });

  it('ticks the canonical option of every accepted spelling', async () => {
    renderJobs('/jobs?type=Full+Time&type=Hybrid&experienceLevel=executive');
    await found(/Analista/);
    for (const name of [/Tempo inteiro/, /Híbrido/, /Especialista/]) {
      expect(within(filters()).getByRole('checkbox', { name })).toBeChecked();
    }
  });

  it('names the company asked for, in the heading and in a chip', async () => {
    const company = { id: 7, slug: 'foz', name: 'Foz' };
    searchApi.use(answer(searchJobs, buildSearchPage({ company })));
    const { user, address } = renderJobs('/jobs?companyId=7&type=full-time');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ofertas da empresa Foz' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Remover filtro: Foz' }));
    expect(address()).toBe('/jobs?type=full-time');
    expect(screen.getByRole('heading', { level: 1, name: 'Ofertas de emprego' })).toBeInTheDocument();
  });

  it('takes the order', async () => {
    const { user, address } = renderJobs('/jobs?page=2');
    await found(/Analista/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'date');
    expect(address()).toBe('/jobs?sort=date');
  });

  it('is walked back: the controls show what was searched before', async () => {
    const { user, services, address } = renderJobs('/jobs?keyword=dados');
    await found(/Analista/);
    await user.click(screen.getByRole('link', { name: 'Remover filtro: dados' }));
    expect(screen.getByRole('searchbox', { name: 'O quê' })).toHaveValue('');
    act(() => services.history.go(-1));
    await waitFor(() => expect(address()).toBe('/jobs?keyword=dados'));
    expect(screen.getByRole('searchbox', { name: 'O quê' })).toHaveValue('dados');
  });

  it('is cleared of everything but the order', async () => {
    const { user, address } = renderJobs('/jobs?keyword=dados&location=Porto&remote=true&sort=date&page=2');
    await found(/Analista/);
    await user.click(screen.getByRole('link', { name: 'Limpar filtros' }));
    expect(address()).toBe('/jobs?sort=date');
  });

  it('loses one filter with its chip, and the focus stays on the page', async () => {
    const { user, address } = renderJobs('/jobs?type=full-time&type=contract&page=2');
    await found(/Analista/);
    await user.click(screen.getByRole('link', { name: 'Remover filtro: Tempo inteiro' }));
    expect(address()).toBe('/jobs?type=contract');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('without JavaScript', () => {
  fakeApi(answer(listCities, cities), answer(searchJobs, buildSearchPage()));

  it('is one form that sends every control to /jobs', () => {
    renderJobs('/jobs?type=full-time', { data: primedSearch(buildSearchPage(), { type: ['full-time'] }) });
    const form = screen.getByRole('searchbox', { name: 'O quê' }).closest('form')!;
    expect(form).toHaveAttribute('action', '/jobs');
    expect(form).toHaveAttribute('method', 'get');
    const controls = [...form.elements].filter((control) => control.hasAttribute('name')) as HTMLInputElement[];
    const names = new Set(controls.map((control) => control.name));
    expect(names).toEqual(
      new Set(['keyword', 'location', 'postedWithin', 'type', 'experienceLevel', 'remote', 'category', 'sort']),
    );
    const checked = controls.filter((control) => control.checked).map(({ name, value }) => [name, value]);
    expect(checked).toEqual([
      ['postedWithin', 'any'],
      ['type', 'full-time'],
      ['category', ''],
    ]);
  });
});

describe('the results', () => {
  fakeApi();
  const show = (page: Parameters<typeof buildSearchPage>[0], path = '/jobs', arg = {}) =>
    renderJobs(path, { data: primedSearch(buildSearchPage(page), arg) });

  it.each([
    [1, true, '1 oferta'],
    [152, true, '152 ofertas'],
    [30_000, false, '30\u00A0000+ ofertas'],
  ])('counts %d (exact: %s)', (total, totalIsExact, words) => {
    show({ total, totalIsExact });
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('keeps a value without matches in sight, with its zero', () => {
    show({});
    expect(within(filters()).getByRole('checkbox', { name: 'Temporário 0' })).toBeInTheDocument();
    expect(within(filters()).getByRole('checkbox', { name: 'Sénior 1\u00A0026' })).toBeInTheDocument();
  });

  it('names area and place in the heading and in the breadcrumbs', () => {
    const arg = { category: 'saude', location: 'Porto' };
    show({ category: { slug: 'saude', name: 'Saúde' } }, '/jobs?category=saude&location=Porto', arg);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ofertas na área de Saúde no Porto');
    const crumbs = screen.getByRole('navigation', { name: 'Está aqui' });
    expect(within(crumbs).getByText('Saúde')).toHaveAttribute('aria-current', 'page');
  });

  it('says which spelling it shows', () => {
    show({ correction: { asked: 'enfremeiro', used: 'enfermeiro' } }, '/jobs?keyword=enfremeiro', {
      keyword: 'enfremeiro',
    });
    expect(screen.getByText('A mostrar resultados para “enfermeiro”.')).toBeInTheDocument();
    expect(screen.getByText(/Não encontrámos ofertas com “enfremeiro”/)).toBeInTheDocument();
  });

  it('offers the filter whose removal helps most when there is nothing', () => {
    const arg = { keyword: 'dados', experienceLevel: ['senior'] };
    const relaxation = { filter: 'experienceLevel' as const, value: 'senior', total: 42 };
    show({ items: [], total: 0, totalPages: 0, relaxation }, '/jobs?keyword=dados&experienceLevel=senior', arg);
    expect(screen.getByText(/Há 42 se retirar “Sénior”\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Retirar “Sénior”' })).toHaveAttribute('href', '/jobs?keyword=dados');
    expect(screen.getAllByRole('link', { name: 'Limpar filtros' })[0]).toHaveAttribute('href', '/jobs');
  });

  it('marks a page that is worth no place in a search engine', () => {
    show({}, '/jobs?keyword=dados', { keyword: 'dados' });
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      expect.stringContaining('noindex'),
    );
  });
});

describe('pages', () => {
  fakeApi(
    answer(listCities, cities),
    answer(searchJobs, buildSearchPage({ page: 2, totalPages: 16, total: 152 })),
    answer(getJob, buildJob()),
  );

  it('are real links that keep the filters', async () => {
    renderJobs('/jobs?remote=true&page=2');
    await found(/Analista/);
    const pages = screen.getByRole('navigation', { name: 'Páginas' });
    expect(within(pages).getByRole('link', { name: 'Página 1' })).toHaveAttribute('href', '/jobs?remote=true');
    expect(within(pages).getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('start at the top of the results, a changed filter does not', async () => {
    const { user, address } = renderJobs('/jobs');
    await found(/Analista/);
    await user.click(screen.getByRole('link', { name: 'Seguinte' }));
    await waitFor(() => expect(address()).toBe('/jobs?page=3'));
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(within(filters()).getByRole('checkbox', { name: /Só remoto/ }));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('are left for a job that leads back to them', async () => {
    const { user, services } = renderJobs('/jobs?remote=true&page=2');
    await user.click(await found(/Analista/));
    expect(services.history.get().location.state).toEqual({ backTo: '/jobs?remote=true&page=2' });
    expect(await found(/Voltar aos resultados/)).toHaveAttribute('href', '/jobs?remote=true&page=2');
  });
});

describe('the filters of small screens', () => {
  fakeApi(answer(listCities, cities), answer(searchJobs, buildSearchPage({ total: 152 })));

  it('open by keyboard, apply at once and say what they leave', async () => {
    const { user, address } = renderJobs('/jobs?remote=true');
    await found(/Analista/);
    screen.getByRole('button', { name: /Filtros.{0,300}1 filtro ativo/ }).focus();
    await user.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Filtros' });
    await user.click(within(drawer).getByRole('checkbox', { name: /Tempo inteiro/ }));
    expect(address()).toBe('/jobs?type=full-time&remote=true');
    await user.click(within(drawer).getByRole('button', { name: 'Limpar' }));
    expect(address()).toBe('/jobs');
    await user.click(within(drawer).getByRole('button', { name: 'Ver 152 ofertas' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the cities', () => {
  const api = fakeApi(answer(searchJobs, buildSearchPage()));

  it('say that they load', async () => {
    api.use(answer(listCities, cities));
    renderJobs('/jobs', { language: 'en' });
    expect(screen.getByText('Loading cities...')).toBeInTheDocument();
    expect(await screen.findByRole('option', { name: 'Lisboa' })).toBeInTheDocument();
    expect(screen.queryByText('Loading cities...')).not.toBeInTheDocument();
  });

  it('say that there are none when they cannot be loaded', async () => {
    api.use(refuse(listCities, 500, 'internal_error'));
    renderJobs('/jobs', { language: 'en' });
    expect(await screen.findByText('No cities available')).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Any location' })).toBeInTheDocument();
  });
});

describe('in a native app (SPEC §7)', () => {
  const api = fakeApi(answer(searchJobs, buildSearchPage({ total: 12, totalPages: 2 })));
  const everything = '/jobs?keyword=dados&location=Porto&category=design&type=contract&remote=true&sort=date&page=2';

  it('filters by keyword only, whatever the address says', async () => {
    renderJobs(everything, { native: true });
    await found(/Analista/);
    expect(api.requests()).toEqual(['GET /api/proxy/job-search?keyword=dados&page=2']);
  });

  it('offers the keyword and nothing else', async () => {
    renderJobs(everything, { native: true });
    await found(/Analista/);
    expect(screen.getByRole('searchbox', { name: 'O quê' })).toHaveValue('dados');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('complementary', { name: 'Filtros' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Filtros/ })).not.toBeInTheDocument();
  });

  it('searches anew, and goes on by pages', async () => {
    const { user, address } = renderJobs(everything, { native: true });
    await found(/Analista/);
    const box = screen.getByRole('searchbox', { name: 'O quê' });
    await user.clear(box);
    await fill(user, box, 'enfermeiro');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/jobs?keyword=enfermeiro');
    await waitFor(() => expect(api.requests()).toContain('GET /api/proxy/job-search?keyword=enfermeiro'));
  });
});
