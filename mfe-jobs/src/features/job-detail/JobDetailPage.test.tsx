import { act, screen, waitFor, within } from '@testing-library/react';
import { hiddenJobs } from 'platform/jobs';
import { answer, fakeApi, refuse } from 'platform/testing';
import { getJob, listJobs, type Job } from 'shared-contracts';
import { buildJobCard } from 'shared-contracts/testing';
import { buildJob, primedJob } from '../../testing/build-job';
import { renderJobs } from '../../testing/render-jobs';

const path = '/jobs/analista-de-dados-12';
const show = (job: Partial<Job> = {}, page: Parameters<typeof renderJobs>[1] = {}) =>
  renderJobs(path, { data: primedJob(buildJob(job)), ...page });
const factsOf = (name: string) => screen.getByText(name).closest('div')!;

describe('JobDetailPage', () => {
  const api = fakeApi();

  it('shows embedded data without a request', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Analista de Dados' })).toBeInTheDocument();
    expect(screen.getByText('Todas as manhãs, três mil lojas abrem a Vela.')).toBeInTheDocument();
    expect(api.requests()).toEqual([]);
  });

  it.each([
    ['id', '12'],
    ['slug', 'analista-de-dados-12'],
  ])('requests the job by the %s in the address', async (_, id) => {
    api.use(answer(getJob, buildJob()));
    renderJobs(`/jobs/${id}`);
    expect(screen.getByText('A carregar a oferta')).toBeInTheDocument();
    await screen.findByRole('heading', { level: 1, name: 'Analista de Dados' });
    expect(api.requests()).toEqual([`GET /api/proxy/jobs/${id}`]);
  });

  it('shows the facts of the job, pay first', () => {
    show();
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toEqual(['Vencimento base', 'Local', 'Contrato', 'Experiência', 'Área', 'Candidaturas até']);
    expect(factsOf('Vencimento base')).toHaveTextContent(
      /2.100 – 2.600 €.por mês × 14.{0,80}ilíquido · 29.400 – 36.400 €.por ano/,
    );
    expect(screen.getByText(/^por mês × 14, ilíquido$/)).toBeInTheDocument();
    expect(factsOf('Local')).toHaveTextContent('Porto, híbrido');
    expect(factsOf('Candidaturas até')).toHaveTextContent('18 fev, 2027');
  });

  it('links to the application page, the company and the company’s open jobs', () => {
    show();
    const [apply] = screen.getAllByRole('link', { name: 'Candidatar-me' });
    expect(apply).toHaveAttribute('href', '/jobs/12/apply');
    const [company] = screen.getAllByRole('link', { name: 'Vela Digital' });
    expect(company).toHaveAttribute('href', '/companies/vela-digital-3');
    const open = screen.getByRole('link', { name: '14 ofertas em aberto' });
    expect(open).toHaveAttribute('href', '/jobs?companyId=3');
  });

  it.each([
    [0, 'Sem ofertas em aberto'],
    [1, '1 oferta em aberto'],
    [2, '2 ofertas em aberto'],
  ])('shows the number of open jobs of the company (%d)', (jobCount, words) => {
    show({ company: { ...buildJob().company!, jobCount } });
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('renders without company details and salary', () => {
    show({ company: null, salary: null });
    expect(screen.getAllByText('Vencimento não indicado')).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Vela Digital' })).toHaveLength(2);
  });

  it('sets the lang attribute of the job’s texts if their language differs from the page’s', () => {
    show({ requirements: '<p>Excel</p>' }, { language: 'en' });
    expect(screen.getByText('Excel').closest('[lang]')).toHaveAttribute('lang', 'pt');
    expect(screen.getByRole('heading', { name: 'What you need' }).closest('[lang="pt"]')).toBeNull();
  });

  it('shows similar jobs', () => {
    show({ related: [buildJobCard({ id: 13, title: 'Estafeta' })] });
    const section = screen.getByRole('region', { name: 'Ofertas parecidas' });
    expect(within(section).getByRole('link', { name: 'Estafeta' })).toBeInTheDocument();
  });

  it('omits similar jobs that are hidden in this browser', () => {
    hiddenJobs.add(13);
    const related = [buildJobCard({ id: 13, title: 'Estafeta' }), buildJobCard({ id: 14, title: 'Motorista' })];
    show({ related });
    expect(screen.queryByRole('link', { name: 'Estafeta' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Motorista' })).toBeInTheDocument();
    act(() => hiddenJobs.add(14));
    expect(screen.queryByRole('region', { name: 'Ofertas parecidas' })).not.toBeInTheDocument();
    act(() => hiddenJobs.clear());
  });

  it('has no back link without previous results', () => {
    show();
    expect(screen.queryByRole('link', { name: 'Voltar aos resultados' })).not.toBeInTheDocument();
  });
});

describe('JobDetailPage of a closed job', () => {
  fakeApi();

  it('shows a note and similar jobs before the text, without buttons to apply and save', () => {
    show({ isClosed: true, related: [buildJobCard({ id: 13, title: 'Estafeta' })] });
    expect(screen.getByText('Esta oferta já não aceita candidaturas.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Candidatar-me' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Guardar oferta/ })).not.toBeInTheDocument();
    const similar = screen.getByRole('heading', { name: 'Ofertas parecidas' });
    const text = screen.getByText('Todas as manhãs, três mil lojas abrem a Vela.');
    expect(similar.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('links to the search if no similar jobs exist', () => {
    show({ isClosed: true });
    expect(screen.getByRole('link', { name: 'Procurar ofertas' })).toHaveAttribute('href', '/jobs');
  });
});

describe('JobDetailPage without a job', () => {
  const api = fakeApi();

  it.each([404, 400])(
    'shows the not-found page with a link to the search if the API responds with %i',
    async (status) => {
      api.use(refuse(getJob, status, status === 404 ? 'job_not_found' : 'bad_request'));
      renderJobs('/jobs/nada');
      expect(await screen.findByRole('heading', { level: 1, name: 'Oferta não encontrada' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Procurar ofertas' })).toHaveAttribute('href', '/jobs');
      const robots = document.querySelector('meta[name="robots"]');
      expect(robots).toHaveAttribute('content', expect.stringContaining('noindex'));
    },
  );

  it('loads the job from the public list if its own request fails', async () => {
    const { related: _related, now: _now, ...listed } = buildJob();
    api.use(refuse(getJob, 503, 'service_unavailable'), answer(listJobs, [{ ...listed, id: 1, slug: 'x-1' }, listed]));
    renderJobs(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Analista de Dados' })).toBeInTheDocument();
  });

  it('does not request the list if the job does not exist', async () => {
    api.use(refuse(getJob, 404, 'job_not_found'));
    renderJobs('/jobs/nada');
    await screen.findByRole('heading', { level: 1, name: 'Oferta não encontrada' });
    expect(api.requests()).not.toContain('GET /api/proxy/jobs');
  });

  it('shows an error with a retry button if the job cannot be loaded', async () => {
    api.use(refuse(getJob, 500, 'internal_error'), refuse(listJobs, 500, 'internal_error'));
    const { user } = renderJobs(path);
    await screen.findByRole('heading', { level: 1, name: 'Não conseguimos carregar a oferta' });
    api.use(answer(getJob, buildJob()));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Analista de Dados' })).toBeInTheDocument();
  });
});

describe('the share button of JobDetailPage', () => {
  fakeApi();
  const url = 'https://site.example/jobs/analista-de-dados-12';
  const shareIt = async (page: Parameters<typeof renderJobs>[1] = {}) => {
    const result = show({}, { context: { publicUrl: 'https://site.example' }, ...page });
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    const button = screen.getByRole('button', { name: /^(Partilhar|Share)$/ });
    await result.user.click(button);
    return { ...result, writeText, button };
  };
  const link = (name: string) => screen.findByRole('link', { name });
  const menu = () => screen.queryByRole('list', { name: 'Partilhar a oferta' });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(window, 'Capacitor');
  });

  it('opens a menu of plain links with the canonical address and the title', async () => {
    const { button } = await shareIt();
    expect(await link('WhatsApp')).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const targets = {
      WhatsApp: ['https://wa.me/', { text: `Analista de Dados, Vela Digital\n${url}` }],
      LinkedIn: ['https://www.linkedin.com/sharing/share-offsite/', { url }],
      'E-mail': [
        'mailto:',
        { subject: 'Analista de Dados, Vela Digital', body: `Analista de Dados, Vela Digital\n\n${url}` },
      ],
    } as const;
    for (const [name, [address, values]] of Object.entries(targets)) {
      const found = await link(name);
      const [start, query] = (found.getAttribute('href') ?? '').split('?');
      expect([name, start, Object.fromEntries(new URLSearchParams(query))]).toEqual([name, address, values]);
      expect(found).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('shares the English address of the English page', async () => {
    await shareIt({ language: 'en' });
    expect(await link('LinkedIn')).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(`${url}?lng=en`)),
    );
  });

  it('closes the menu with Escape, with its button and by a click elsewhere', async () => {
    const { user, button } = await shareIt();
    await link('WhatsApp');
    await user.keyboard('{Escape}');
    expect(menu()).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.click(button);
    await link('WhatsApp');
    await user.click(button);
    expect(menu()).not.toBeInTheDocument();
    await user.click(button);
    await link('WhatsApp');
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(menu()).not.toBeInTheDocument();
  });

  it('copies the job’s address and shows a toast', async () => {
    const { user, services, writeText, button } = await shareIt();
    await user.click(await screen.findByRole('button', { name: 'Copiar ligação' }));
    expect(writeText).toHaveBeenCalledWith(url);
    await waitFor(() => expect(services.toast.current()?.title).toMatch(/Ligação copiada/));
    expect(button).toHaveFocus();
  });

  it('prints after the menu was closed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await shareIt();
    await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(menu()).not.toBeInTheDocument();
  });

  it('opens the share sheet of the device, and no menu if it is dismissed', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.assign(navigator, { share });
    const { button } = await shareIt();
    expect(share).toHaveBeenCalledWith({ title: 'Analista de Dados', url });
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens the menu if the share sheet fails', async () => {
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    await shareIt();
    expect(await link('WhatsApp')).toBeInTheDocument();
  });

  it('opens the share sheet of the app, whose web view has none', async () => {
    const share = jest.fn().mockResolvedValue({});
    Object.assign(window, { Capacitor: { isPluginAvailable: () => true, Plugins: { Share: { share } } } });
    const { button } = await shareIt();
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: 'Analista de Dados' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
