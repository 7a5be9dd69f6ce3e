import { screen, waitFor } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { listSavedJobs, removeSavedJob, type SavedJob } from 'shared-contracts';
import { buildListedJob, buildSavedJob } from '../../testing/build-lists';
import { button, inDialog, plain, renderTab, row, signInAgain } from '../../testing/render-tab';
import { SavedJobsTab } from './SavedJobsTab';

const released: unknown[] = [];
/** A fake service worker. */
const worker = { ready: Promise.resolve({ active: { postMessage: (message: unknown) => released.push(message) } }) };

const show = (page = {}) => renderTab(SavedJobsTab, 'savedJobs', page);
const designer = buildSavedJob();
const closed = buildSavedJob({
  id: 's2',
  jobId: 13,
  job: buildListedJob({ id: 13, slug: 'analista-13', title: 'Analista Financeira', isClosed: true }),
});
const trash = 'Remover das guardadas: Designer de Produto';

describe('saved jobs tab', () => {
  const api = fakeApi();
  beforeEach(() => {
    released.length = 0;
    Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

  async function arrive(entries: SavedJob[] = [designer, closed]) {
    api.use(answer(listSavedJobs, entries));
    const shown = show();
    await waitFor(() => expect(screen.queryByText('A carregar as ofertas guardadas')).not.toBeInTheDocument());
    return shown;
  }

  it('lists date, job and company', async () => {
    await arrive();
    expect(screen.getByText('2 ofertas guardadas.')).toBeInTheDocument();
    const first = row('Designer de Produto');
    expect(first.getByRole('link', { name: 'Designer de Produto' })).toHaveAttribute('href', '/jobs/designer-12');
    expect(first.getByRole('link', { name: 'Vela Digital' })).toHaveAttribute('href', '/companies/vela-digital-3');
    expect(first.getByText('Porto')).toBeInTheDocument();
    const day = first.getByText((text) => plain(text) === '12 nov, 2026');
    expect(day.closest('td')).toHaveAttribute('data-label', 'Guardada a');
    expect(first.queryByText('Já não aceita candidaturas')).not.toBeInTheDocument();
    expect(row('Analista Financeira').getByText('Já não aceita candidaturas')).toBeInTheDocument();
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

  it('removes a saved job and its offline copy after confirmation', async () => {
    const { user, toast } = await arrive();
    await user.click(button(trash));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remover das guardadas?' });
    expect(dialog).toHaveAccessibleDescription(/“Designer de Produto”, Vela Digital/);
    await user.click(await inDialog('Manter'));
    expect(api.requests()).toEqual(['GET /api/account/saved-jobs']);
    api.use(answer(removeSavedJob, [closed]), answer(listSavedJobs, [closed]));
    await user.click(button(trash));
    await user.dblClick(await inDialog('Remover'));
    await waitFor(() => expect(screen.queryByText('Designer de Produto')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Analista Financeira' })).toHaveFocus());
    expect(toast()).toMatchObject({ title: 'Oferta removida das guardadas.', variant: 'success' });
    expect(released).toEqual([{ type: 'release', path: '/jobs/designer-12' }]);
    expect(api.requests().filter((line) => line.startsWith('DELETE'))).toEqual(['DELETE /api/account/saved-jobs/s1']);
  });

  it('refetches the saved jobs after a removal', async () => {
    const { user } = await arrive();
    api.use(answer(removeSavedJob, [closed]), answer(listSavedJobs, [closed]));
    await user.click(button(trash));
    await user.click(await inDialog('Remover'));
    await waitFor(() =>
      expect(api.requests().filter((line) => line === 'GET /api/account/saved-jobs')).toHaveLength(2),
    );
  });

  it('shows an error and keeps the row if the removal fails', async () => {
    const { user, toast } = await arrive();
    api.use(refuse(removeSavedJob, 500, 'internal_error'));
    await user.click(button(trash));
    await user.click(await inDialog('Remover'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao remover a oferta');
    expect(toast()).toMatchObject({ title: 'Erro ao remover a oferta', variant: 'destructive' });
    expect(button(trash)).toBeInTheDocument();
    expect(released).toEqual([]);
  });

  it('shows the error text of the specification if the job was removed elsewhere', async () => {
    api.use(answer(listSavedJobs, [designer]));
    const { user, toast } = show({ language: 'en' });
    const remove = await screen.findByRole('button', { name: 'Remove from saved: Designer de Produto' });
    api.use(refuse(removeSavedJob, 404, 'saved_job_not_found'), answer(listSavedJobs, []));
    await user.click(remove);
    await user.click(await inDialog('Remove'));
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Error Removing Job',
        description: 'Job is not in your saved jobs',
        variant: 'destructive',
      }),
    );
    expect(await screen.findByText('You have not saved any jobs yet.')).toBeInTheDocument();
  });
});
