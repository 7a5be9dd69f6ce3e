import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hiddenJobsKey, seenJobsKey } from 'platform/jobs';
import { answer, fakeApi, refuse } from 'platform/testing';
import { getJob, listJobCompanies, listJobs, searchJobs, templateVariables, type Job } from 'shared-contracts';
import { buildJobCard } from 'shared-contracts/testing';
import { buildJob, buildSearchPage, primedSearch } from '../../../testing/build-job';
import { renderJobs } from '../../../testing/render-jobs';
import { showOnScreen } from '../../../testing/show-on-screen';
import { resultsViews, setResultsView } from '../results-view';
import { setKeysOn } from './desk-keys';

const titles = ['Analista de Dados', 'Rececionista', 'Soldador'];
const items = titles.map((title, index) => buildJobCard({ id: 12 + index, slug: `job-${12 + index}`, title }));
const jobOf = ({ url }: Request) => buildJob(items.find(({ slug }) => url.endsWith(slug)) ?? {});
const page = buildSearchPage({ items, total: 58, totalPages: 6 });

/** A window of this width. */
const mockWidth = (width: number) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const matches = width >= Number(/min-width: (\d{1,5})px/.exec(query)?.[1] ?? 0);
    return { matches, addEventListener: () => {}, removeEventListener: () => {} } as unknown as MediaQueryList;
  });
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterAll(() => jest.restoreAllMocks());
beforeEach(() => {
  mockWidth(1440);
  act(() => setResultsView('pair'));
});
afterEach(() =>
  act(() => {
    localStorage.clear();
    setKeysOn(true);
    setResultsView('list');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  }),
);

/** A response that arrives when the test says so. */
function lateJob() {
  let resolve: (job: Job) => void = () => {};
  const job = new Promise<Job>((done) => {
    resolve = done;
  });
  return { job, resolve: (value: Job) => resolve(value) };
}

async function show(path = '/jobs') {
  const arg = templateVariables(searchJobs.template, {}, new URL(path, window.location.href).searchParams);
  const rendered = renderJobs(path, { data: primedSearch(page, arg) });
  await screen.findByRole('group', { name: 'Filtros' });
  return rendered;
}

const pane = (name: string) => screen.findByRole('article', { name });
const row = (name: string) => screen.getByRole('link', { name });

describe('list and job side by side', () => {
  const api = fakeApi(answer(searchJobs, page), answer(getJob, jobOf));

  it('is chosen in the head of the results; the list is the default', async () => {
    setResultsView('list');
    const { user, address } = renderJobs('/jobs?job=job-12', { data: primedSearch(page) });
    expect(screen.getByRole('complementary', { name: 'Filtros' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Lista e oferta' }));
    expect(await pane(titles[0]!)).toBeInTheDocument();
    expect(localStorage.getItem('ui-view')).toBe(resultsViews[1]);
    await user.click(screen.getByRole('button', { name: 'Lista' }));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(address()).toBe('/jobs');
  });

  it('shows what the list knows at once, and the text when it arrives', async () => {
    const text = lateJob();
    api.use(answer(getJob, () => text.job));
    const { user, address } = await show();
    expect(await screen.findByText('Escolha uma oferta da lista')).toBeInTheDocument();
    await user.click(row(titles[0]!));
    const article = screen.getByRole('article', { name: titles[0]! });
    expect(article).toHaveAttribute('aria-busy', 'true');
    expect(within(article).getByRole('link', { name: 'Candidatar-me' })).toBeInTheDocument();
    expect(within(article).getByText('1 de 58')).toBeInTheDocument();
    const comparison = within(article).getByRole('region', { name: 'Vencimento e ofertas comparáveis' });
    expect(comparison).toHaveAttribute('aria-busy', 'true');
    expect(comparison.textContent.replaceAll('\u00A0', ' ')).toContain('2 100 – 2 600 €');
    expect(address()).toBe('/jobs?job=job-12');
    expect(row(titles[0]!)).toHaveAttribute('aria-current', 'true');
    text.resolve(buildJob({ ...items[0], description: '<p>Vai ler dados.</p>' }));
    expect(await within(article).findByText('Vai ler dados.')).toBeInTheDocument();
    expect(comparison).not.toBeInTheDocument();
    expect(article).toHaveAttribute('aria-busy', 'false');
    expect(article).not.toHaveFocus();
  });

  it('keeps the known data and offers a retry if the text fails', async () => {
    api.use(refuse(getJob, 500, 'internal_error'), refuse(listJobs, 500, 'internal_error'));
    const { user } = await show();
    await user.click(row(titles[0]!));
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: titles[0]! })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Vencimento e ofertas comparáveis' })).not.toBeInTheDocument();
  });

  it('moves with J and K in the same history entry, and Back leads to the list', async () => {
    const { user, address, services } = await show();
    await user.keyboard('j');
    await waitFor(() => expect(row(titles[0]!)).toHaveFocus());
    await user.keyboard('jj');
    await waitFor(() => expect(row(titles[2]!)).toHaveFocus());
    await user.keyboard('k');
    expect(address()).toBe('/jobs?job=job-13');
    act(() => services.history.go(-1));
    await waitFor(() => expect(address()).toBe('/jobs'));
  });

  it('moves the focus to the job with Enter and back to its row with Escape', async () => {
    const { user } = await show();
    await user.keyboard('j');
    await waitFor(() => expect(row(titles[0]!)).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await pane(titles[0]!)).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(row(titles[0]!)).toHaveFocus());
  });

  it('focuses the search with /, where letters are text', async () => {
    const { address } = await show();
    fireEvent.keyDown(document.body, { key: '/' });
    const field = document.activeElement!;
    expect(field).toHaveAttribute('name', 'keyword');
    for (const key of ['j', 'x']) fireEvent.keyDown(field, { key });
    expect(address()).toBe('/jobs');
    expect(localStorage.getItem(hiddenJobsKey)).toBeNull();
  });

  it('lists the keys with ?, and switches them off', async () => {
    const { user, address } = await show();
    await user.keyboard('?');
    await user.click(await screen.findByRole('checkbox', { name: 'Atalhos ligados' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('j');
    expect(address()).toBe('/jobs');
  });

  it('ignores keys with modifiers', async () => {
    const { user, address } = await show();
    await user.keyboard('{Control>}j{/Control}');
    expect(address()).toBe('/jobs');
  });

  it('sends a visitor to the sign-in page with S', async () => {
    const { user, address } = await show('/jobs?job=job-13');
    await pane(titles[1]!);
    await user.keyboard('s');
    expect(address()).toMatch(/^\/auth\?message=save-login&returnTo=%2Fjobs%3Fjob%3Djob-13&save=13/);
  });

  it('hides a job with X, opens the next one, and lists it again', async () => {
    const { user, address } = await show('/jobs?job=job-12');
    await pane(titles[0]!);
    await user.keyboard('x');
    expect(await screen.findByText('Escondida: Analista de Dados, Vela Digital')).toBeInTheDocument();
    expect(address()).toBe('/jobs?job=job-13');
    expect(JSON.parse(localStorage.getItem(hiddenJobsKey)!)).toEqual([12]);
    await waitFor(() => expect(row(titles[1]!)).toHaveFocus());
    await user.click(screen.getByRole('button', { name: /^Anular, voltar a mostrar: Analista/ }));
    await waitFor(() => expect(row(titles[0]!)).toHaveFocus());
  });

  it('hides jobs in a row of the list too, and lists all of them again', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Esconder: Soldador' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Anular/ })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Mostrar todas' }));
    expect(row('Soldador')).toBeInTheDocument();
    expect(screen.queryByText(/^Escondeu/)).not.toBeInTheDocument();
  });

  it('marks opened jobs as seen, except the open one', async () => {
    const { user } = await show();
    await user.keyboard('j');
    await pane(titles[0]!);
    expect(screen.queryByText('Vista')).not.toBeInTheDocument();
    await user.keyboard('j');
    await pane(titles[1]!);
    expect(screen.getAllByText('Vista')).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem(seenJobsKey)!)).toEqual([12, 13]);
  });

  it('opens a job of the list on its own page without a placeholder', async () => {
    setResultsView('list');
    const text = lateJob();
    api.use(answer(getJob, () => text.job));
    const { user } = renderJobs('/jobs', { data: primedSearch(page) });
    await user.click(row(titles[1]!));
    expect(screen.getByRole('heading', { level: 1, name: titles[1]! })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Candidatar-me' })).not.toHaveLength(0);
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    text.resolve(buildJob({ ...items[1], description: '<p>Vai receber.</p>' }));
    expect(await screen.findByText('Vai receber.')).toBeInTheDocument();
  });

  it('says that a job of the address does not exist', async () => {
    api.use(refuse(getJob, 404, 'job_not_found'));
    const { user, address } = await show('/jobs?job=gone-1');
    await screen.findByRole('article', { name: 'Oferta não encontrada' });
    await user.click(screen.getByRole('button', { name: 'Voltar à lista' }));
    expect(address()).toBe('/jobs');
  });

  it('shows an active filter in its own control, which a dialog changes', async () => {
    const { user, address } = await show();
    await user.click(screen.getByRole('button', { name: 'Horário' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Horário' })).getByRole('checkbox', { name: /Tempo inteiro/ }),
    );
    expect(address()).toBe('/jobs?schedule=full-time');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tempo inteiro' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /^Remoto/ }));
    expect(address()).toBe('/jobs?schedule=full-time&remote=true');
  });

  it.each([
    [1440, ['Vencimento', 'Horário', 'Experiência', 'Área', 'Empresa 7'], 'Mais filtros'],
    [1320, ['Vencimento', 'Horário', 'Experiência', 'Área'], 'Mais filtros11 filtro ativo'],
    [1200, ['Vencimento', 'Horário', 'Experiência'], 'Mais filtros11 filtro ativo'],
  ])(
    'has the dialogs that the width of %d px allows; the drawer counts other filters',
    async (width, names, drawer) => {
      mockWidth(width);
      await show('/jobs?companyId=7&place=lisboa');
      const filters = within(screen.getByRole('group', { name: 'Filtros' }));
      expect(filters.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)).toEqual(names);
      expect(filters.getByRole('button', { name: /^Mais filtros/ }).textContent).toBe(drawer);
    },
  );
});

describe('the dialog of the companies', () => {
  fakeApi(
    answer(searchJobs, page),
    answer(listJobCompanies, { items: [{ value: '7', label: 'Nortada', count: 3 }], total: 1 }),
  );
  showOnScreen();

  it('filters by a company', async () => {
    const { user, address } = await show();
    await user.click(screen.getByRole('button', { name: 'Empresa' }));
    await user.click(await screen.findByRole('checkbox', { name: /Nortada/ }));
    expect(address()).toBe('/jobs?companyId=7');
  });
});
