import { screen, waitFor, within } from '@testing-library/react';
import { localStore } from 'platform';
import { answer, buildUser, fakeApi } from 'platform/testing';
import { getJob, listApplications, type Job } from 'shared-contracts';
import { buildJob } from '../../testing/build-job';
import { renderJobs } from '../../testing/render-jobs';
import { comparedIds } from './useComparison';

const analyst = buildJob({ closesAt: '2026-11-23T13:00:00.000Z', jobTypes: ['full-time', 'contract'] });
const designer = buildJob({
  id: 13,
  slug: 'designer-13',
  title: 'Designer',
  city: 'Braga',
  location: 'Braga',
  salary: null,
  salaryText: 'A combinar',
  jobTypes: ['part-time', 'contract'],
});
const closed = buildJob({ id: 14, slug: 'gestora-14', title: 'Gestora', isClosed: true });
const known = new Map([analyst, designer, closed].map((job) => [String(job.id), job]));

const chooseOnDevice = (...jobs: Job[]) => localStore.set('jobs-compared', JSON.stringify(jobs));
const chosenOnDevice = () =>
  (JSON.parse(localStore.get('jobs-compared') ?? '[]') as { id: number }[]).map(({ id }) => id);
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const valuesOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name: new RegExp(`^${name}`) }).closest('tr');
  if (row === null) throw new Error(`No row ${name}`);
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
};

describe('ComparisonPage', () => {
  const jobs = answer(getJob, (request) => {
    const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
    return known.get(id) ?? Response.json({ error: 'x', message: 'x', code: 'job_not_found' }, { status: 404 });
  });
  const api = fakeApi(jobs);
  afterEach(() => localStore.remove('jobs-compared'));

  async function open(path: string, page: Parameters<typeof renderJobs>[1] = {}) {
    const shown = renderJobs(path, page);
    await screen.findByRole('table');
    return { ...shown, address: () => shown.services.history.get().location };
  }

  it('shows one column per job and one row per fact', async () => {
    await open('/jobs/comparar?ids=12,13');
    expect(screen.getByRole('table', { name: 'Comparação de 2 ofertas' })).toBeInTheDocument();
    expect(columns()).toEqual([
      'Característica',
      expect.stringContaining('Analista de Dados'),
      expect.stringContaining('Designer'),
    ]);
    expect(valuesOf('Vencimento')).toEqual([expect.stringMatching(/por mês × 14.{1,80}por ano/), 'A combinar']);
    expect(valuesOf('Local')).toEqual(['Porto', 'Braga']);
    expect(valuesOf('Horário')).toEqual(['Tempo inteiro', 'Tempo parcial']);
    expect(valuesOf('Prazo')).toEqual(['Fecha em 3 dias', '18 fev, 2027']);
    expect(screen.getByRole('region', { name: 'Comparação de 2 ofertas' })).toHaveAttribute('tabindex', '0');
    expect(screen.getAllByRole('link', { name: 'Candidatar-me' })[1]).toHaveAttribute('href', '/jobs/13/apply');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', expect.stringContaining('noindex'));
  });

  it('marks equal facts and hides them on request', async () => {
    const { user } = await open('/jobs/comparar?ids=12,13');
    expect(screen.getByRole('rowheader', { name: 'Contrato Igual em todas' })).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Local' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Só as diferenças', pressed: false }));
    expect(screen.queryByRole('rowheader', { name: /^Contrato/ })).not.toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Local' })).toBeInTheDocument();
  });

  it('removes a column from the address and from the device, and focuses the next one', async () => {
    chooseOnDevice(analyst, designer);
    const { user, address } = await open('/jobs/comparar?ids=12,13');
    await user.click(screen.getByRole('button', { name: 'Retirar da comparação: Analista de Dados' }));
    expect(address().search).toBe('?ids=13');
    expect(screen.getByRole('link', { name: 'Designer' })).toHaveFocus();
    expect(chosenOnDevice()).toEqual([13]);
    expect(screen.getByText('Junte mais uma oferta para comparar.')).toBeInTheDocument();
  });

  it('marks a closed job, which has no link to apply, and a sent application', async () => {
    api.use(answer(listApplications, [{ jobId: 12, withdrawnAt: null, answersDue: false } as never]));
    await open('/jobs/comparar?ids=12,14', { user: buildUser() });
    expect(await screen.findByText('Candidatura enviada')).toBeInTheDocument();
    expect(screen.getByText('Já não aceita candidaturas')).toBeInTheDocument();
    expect(valuesOf('Prazo')[1]).toBe('Encerrada');
    expect(screen.queryByRole('link', { name: 'Candidatar-me' })).not.toBeInTheDocument();
  });

  it('names an unknown job, which can be removed', async () => {
    const { user, address } = await open('/jobs/comparar?ids=12,99');
    expect(screen.getByText('A oferta 99 não existe, ou já saiu do site.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retirar da comparação' }));
    expect(address().search).toBe('?ids=12');
    expect(screen.queryByText(/A oferta 99/)).not.toBeInTheDocument();
  });

  it('shows the jobs that were loaded, and retries the others', async () => {
    api.use(answer(getJob, (request) => (request.url.endsWith('/12') ? analyst : Response.json({}, { status: 500 }))));
    const { user } = await open('/jobs/comparar?ids=12,13');
    expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos carregar todas as ofertas');
    api.use(jobs);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(columns()).toHaveLength(3));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the choice of the device without ids, and a way on without a choice', async () => {
    chooseOnDevice(designer, analyst);
    const { unmount } = await open('/jobs/comparar');
    expect(columns()[1]).toContain('Designer');
    unmount();
    localStore.remove('jobs-compared');
    renderJobs('/jobs/comparar');
    expect(await screen.findByText('Ainda não escolheu ofertas para comparar.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Procurar ofertas' })).toHaveAttribute('href', '/jobs');
  });
});

it('reads at most four different ids of an address', () => {
  const cases = [
    [null, []],
    ['', []],
    ['12', [12]],
    ['12, 13,12', [12, 13]],
    ['1,2,3,4,5', [1, 2, 3, 4]],
    ['0,-1,1.5,abc,99999999999,2147483648,7', [7]],
  ] as const;
  for (const [parameter, ids] of cases) expect([parameter, comparedIds(parameter)]).toEqual([parameter, ids]);
});
