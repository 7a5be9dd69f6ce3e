import { screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { listApplications, listSavedJobs, removeSavedJob, restoreSavedJob, type SavedJob } from 'shared-contracts';
import { buildAccountApplication, buildSavedJob } from '../../testing/build-lists';
import { button, plain, renderTab, row, signInAgain } from '../../testing/render-tab';
import { SavedJobsTab } from './SavedJobsTab';

const messages: unknown[] = [];
/** A fake service worker. */
const worker = { ready: Promise.resolve({ active: { postMessage: (message: unknown) => messages.push(message) } }) };

const show = (page = {}) => renderTab(SavedJobsTab, 'savedJobs', page);
const { job } = buildSavedJob();
const hour = 3_600_000;
const day = 24 * hour;
const inDays = (days: number) => new Date(Date.now() + days * day + hour).toISOString();
const designer = buildSavedJob({
  note: 'Ligar à Ana',
  job: {
    ...job,
    workplace: 'hybrid',
    salary: { min: 1000, max: 1200, currency: 'EUR', period: 'month', payments: null },
    closesAt: inDays(3),
  },
});
const closed = buildSavedJob({
  id: 's2',
  jobId: 13,
  savedAt: '2026-11-10T12:00:00.000Z',
  job: { ...job, id: 13, slug: 'analista-13', title: 'Analista Financeira', isClosed: true },
});
const open = buildSavedJob({
  id: 's3',
  jobId: 14,
  savedAt: '2026-11-09T12:00:00.000Z',
  job: { ...job, id: 14, slug: 'gestora-14', title: 'Gestora', closesAt: inDays(1) },
});
const trash = 'Remover das guardadas: Designer de Produto';
const titles = () =>
  screen.getAllByRole('rowheader').map((header) => within(header).getAllByRole('link')[0]?.textContent);

describe('saved jobs tab', () => {
  const api = fakeApi(answer(listApplications, []));
  beforeEach(() => {
    messages.length = 0;
    Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

  async function arrive(entries: SavedJob[] = [designer, closed]) {
    api.use(answer(listSavedJobs, entries));
    const shown = show();
    await waitFor(() => expect(screen.queryByText('A carregar as ofertas guardadas')).not.toBeInTheDocument());
    return shown;
  }

  it('lists job, company, pay in both units, deadline and the link to apply', async () => {
    await arrive();
    expect(screen.getByText('2 ofertas guardadas.')).toBeInTheDocument();
    const first = row('Designer de Produto');
    expect(first.getByRole('link', { name: 'Designer de Produto' })).toHaveAttribute('href', '/jobs/designer-12');
    expect(first.getByRole('link', { name: 'Vela Digital' })).toHaveAttribute('href', '/companies/vela-digital-3');
    expect(first.getByText(/Porto · Híbrido/)).toBeInTheDocument();
    const pay = first.getAllByRole('cell')[0]?.textContent.replaceAll(/\s+/g, '');
    expect(pay).toMatch(/200€pormês×14.{1,80}800€porano/);
    expect(first.getByText('Fecha em 3 dias')).toBeInTheDocument();
    expect(first.getByText((text) => plain(text) === '12 nov, 2026')).toBeInTheDocument();
    expect(first.getByRole('link', { name: 'Candidatar-me' })).toHaveAttribute('href', '/jobs/12/apply');
    const second = row('Analista Financeira');
    expect(second.getByText('Já não aceita candidaturas')).toBeInTheDocument();
    expect(second.queryByRole('link', { name: 'Candidatar-me' })).not.toBeInTheDocument();
  });

  it('shows the application instead of the link to apply', async () => {
    api.use(answer(listApplications, [buildAccountApplication({ jobId: 12 })]));
    await arrive();
    expect(await row('Designer de Produto').findByText('Candidatura enviada')).toBeInTheDocument();
    expect(row('Designer de Produto').queryByRole('link', { name: 'Candidatar-me' })).not.toBeInTheDocument();
  });

  it('sorts by the next deadline, closed jobs last', async () => {
    const { user } = await arrive([designer, closed, open]);
    expect(titles()).toEqual(['Designer de Produto', 'Analista Financeira', 'Gestora']);
    await user.click(button('Prazo mais próximo'));
    expect(titles()).toEqual(['Gestora', 'Designer de Produto', 'Analista Financeira']);
  });

  it('links to the jobs if the list is empty', async () => {
    await arrive([]);
    expect(screen.getByText('Ainda não guardou ofertas.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Procurar ofertas' })).toHaveAttribute('href', '/jobs');
  });

  it('offers a retry if loading fails', async () => {
    api.use(refuse(listSavedJobs, 500, 'internal_error'));
    const { user } = show();
    expect(await screen.findByText('Não conseguimos carregar as ofertas guardadas')).toBeInTheDocument();
    api.use(answer(listSavedJobs, [designer]));
    await user.click(button('Tentar novamente'));
    expect(await screen.findByRole('link', { name: 'Designer de Produto' })).toBeInTheDocument();
  });

  it('redirects to /auth with a return address if the session has ended', async () => {
    api.use(refuse(listSavedJobs, 401, 'unauthenticated'));
    const { address } = show();
    await waitFor(() => expect(address()).toEqual(signInAgain('savedJobs')));
  });

  it('removes an entry at once, and the toast restores it with its note at its place', async () => {
    const { user, toast } = await arrive();
    api.use(answer(removeSavedJob, [closed]), answer(listSavedJobs, [closed]));
    await user.click(button(trash));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Analista Financeira' })).toHaveFocus());
    expect(screen.queryByText('Designer de Produto')).not.toBeInTheDocument();
    expect(toast()).toMatchObject({ title: 'Oferta removida das guardadas.', action: { label: 'Anular' } });
    expect(messages).toEqual([{ type: 'release', path: '/jobs/designer-12' }]);
    let body: unknown;
    api.use(
      answer(restoreSavedJob, async (request) => {
        body = await request.json();
        return designer;
      }),
      answer(listSavedJobs, [designer, closed]),
    );
    toast()?.action?.onClick();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Designer de Produto' })).toHaveFocus());
    expect(titles()).toEqual(['Designer de Produto', 'Analista Financeira']);
    expect(body).toEqual({ jobId: 12, savedAt: designer.savedAt, note: 'Ligar à Ana' });
  });

  it('removes one entry on a double click, and offers to undo again if that fails', async () => {
    const { user, toast } = await arrive();
    api.use(answer(removeSavedJob, [closed]), answer(listSavedJobs, [closed]));
    await user.dblClick(button(trash));
    await waitFor(() => expect(toast()?.action?.label).toBe('Anular'));
    expect(api.requests().filter((line) => line.startsWith('DELETE'))).toEqual(['DELETE /api/account/saved-jobs/s1']);
    api.use(refuse(restoreSavedJob, 503, 'service_unavailable'));
    toast()?.action?.onClick();
    await waitFor(() => expect(toast()?.action?.label).toBe('Tentar novamente'));
    api.use(answer(restoreSavedJob, designer), answer(listSavedJobs, [designer, closed]));
    toast()?.action?.onClick();
    expect(await screen.findByRole('link', { name: 'Designer de Produto' })).toBeInTheDocument();
  });

  it('shows an error and keeps the row if the removal fails', async () => {
    const { user, toast } = await arrive();
    api.use(refuse(removeSavedJob, 500, 'internal_error'));
    await user.click(button(trash));
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao remover a oferta');
    expect(toast()).toMatchObject({ title: 'Erro ao remover a oferta', variant: 'destructive' });
    expect(button(trash)).toBeInTheDocument();
    expect(messages).toEqual([]);
  });

  it('shows the error text of the specification if the job was removed elsewhere', async () => {
    api.use(answer(listSavedJobs, [designer]));
    const { user, toast } = show({ language: 'en' });
    const remove = await screen.findByRole('button', { name: 'Remove from saved: Designer de Produto' });
    api.use(refuse(removeSavedJob, 404, 'saved_job_not_found'), answer(listSavedJobs, []));
    await user.click(remove);
    const description = 'Job is not in your saved jobs';
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Error Removing Job', description }));
    expect(await screen.findByText('You have not saved any jobs yet.')).toBeInTheDocument();
  });
});
