import { screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import {
  appliedJobsKey,
  listApplications,
  listInterviews,
  removeApplication,
  type AccountApplication,
} from 'shared-contracts';
import { buildAccountApplication, buildInterview, buildListedJob } from '../../testing/build-lists';
import { button, deferred, inDialog, plain, renderTab, row, signInAgain } from '../../testing/render-tab';
import { ApplicationsTab } from './ApplicationsTab';

const show = (page = {}) => renderTab(ApplicationsTab, 'applications', page);
const designer = buildAccountApplication();
const analyst = buildAccountApplication({
  id: 'a2',
  jobId: 13,
  job: buildListedJob({ id: 13, slug: 'analista-13', title: 'Analista Financeira' }),
  status: 'declined',
});
const trash = 'Retirar candidatura: Designer de Produto';

describe('applications tab', () => {
  const api = fakeApi(answer(listInterviews, []));
  beforeEach(() => localStorage.clear());

  async function arrive(applications: AccountApplication[] = [designer, analyst], page = {}) {
    api.use(answer(listApplications, applications));
    const shown = show(page);
    await waitFor(() => expect(screen.queryByText('A carregar as candidaturas')).not.toBeInTheDocument());
    return shown;
  }

  it('lists job, company, date and status', async () => {
    api.use(answer(listApplications, [designer, analyst]));
    show();
    expect(screen.getByText('A carregar as candidaturas')).toBeInTheDocument();
    await screen.findByRole('table', { name: 'Candidaturas' });
    const first = row('Designer de Produto');
    expect(first.getByRole('rowheader', { name: 'Designer de Produto' })).toBeInTheDocument();
    expect(first.getByRole('link', { name: 'Designer de Produto' })).toHaveAttribute('href', '/jobs/designer-12');
    expect(first.getByRole('link', { name: 'Vela Digital' })).toHaveAttribute('href', '/companies/vela-digital-3');
    expect(first.getByRole('link', { name: 'Ver candidatura: Designer de Produto' })).toHaveAttribute(
      'href',
      '/applications/t0ken',
    );
    const day = first.getByText((text) => plain(text) === '12 nov, 2026');
    expect(day.closest('td')).toHaveAttribute('data-label', 'Enviada a');
    expect(first.getByText('Pendente')).toBeInTheDocument();
    expect(row('Analista Financeira').getByText('Não selecionada')).toBeInTheDocument();
    expect(screen.getByText('O estado é atualizado pela empresa. Avisamos por e-mail quando muda.')).toBeVisible();
  });

  it.each<[Partial<AccountApplication>, string]>([
    [{ status: 'reviewing' }, 'Em análise'],
    [{ status: 'interview' }, 'Entrevista'],
    [{ status: 'accepted' }, 'Aceite'],
    [{ status: 'rejected' as never }, 'Não selecionada'],
    [{ status: 'whatever' as never }, 'Pendente'],
    [{ delivery: 'refused' }, 'Não entregue'],
    [{ withdrawnAt: '2026-11-13T12:00:00.000Z' }, 'Retirada'],
  ])('shows the status of %j', async (changes, words) => {
    await arrive([{ ...designer, ...changes }]);
    expect(row('Designer de Produto').getByText(words)).toBeInTheDocument();
  });

  it('shows the number of applications and the next scheduled interview', async () => {
    api.use(
      answer(listInterviews, [
        buildInterview({ status: 'canceled', scheduledAt: '2098-01-01T10:00:00.000Z' }),
        buildInterview({ id: 'i2', status: 'rescheduled' }),
      ]),
    );
    await arrive();
    const words = 'Duas enviadas. A próxima entrevista é a 26 jul, 2099, às 10:30.';
    expect(await screen.findByText((text) => plain(text) === words)).toBeInTheDocument();
  });

  it('shows the number of applications if interviews are not loaded', async () => {
    api.use(refuse(listInterviews, 500, 'internal_error'));
    await arrive([designer, { ...analyst, withdrawnAt: '2026-11-13T12:00:00.000Z' }]);
    expect(screen.getByText('Uma enviada.')).toBeInTheDocument();
  });

  it('marks closed jobs and missing answers', async () => {
    await arrive([
      { ...designer, job: buildListedJob({ isClosed: true }), questionsDue: 2, answersDue: true },
      { ...analyst, questionsDue: 1, status: 'pending' },
    ]);
    const first = row('Designer de Produto');
    expect(first.getByText('Já não aceita candidaturas')).toBeInTheDocument();
    expect(first.getByRole('link', { name: 'Faltam respostas: completar (Designer de Produto)' })).toHaveAttribute(
      'href',
      '/applications/t0ken',
    );
    expect(row('Analista Financeira').queryByText(/Faltam respostas/)).not.toBeInTheDocument();
  });

  it('expands the history of an application', async () => {
    const { user } = await arrive([
      {
        ...designer,
        delivery: 'refused',
        history: [{ status: 'reviewing', at: '2026-11-13T15:00:00.000Z' }],
        withdrawnAt: '2026-11-14T10:00:00.000Z',
      },
    ]);
    const toggle = button('Percurso: Designer de Produto');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const history = within(screen.getByRole('list', { name: 'Percurso: Designer de Produto' }));
    expect(history.getAllByRole('listitem').map((item) => plain(item.textContent))).toEqual([
      'Candidatura enviada12 nov, 2026, 12:00',
      'Em análise13 nov, 2026, 15:00',
      'Candidatura retirada14 nov, 2026, 10:00',
    ]);
    expect(screen.getByRole('img', { name: /^Candidatura retirada\. O último passo foi/ })).toBeInTheDocument();
    expect(screen.getByText(/^A empresa deixou de ver a candidatura/)).toBeInTheDocument();
    await user.click(toggle);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('links to the jobs if the list is empty', async () => {
    await arrive([]);
    expect(screen.getByText('Ainda não enviou candidaturas.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Procurar ofertas' })).toHaveAttribute('href', '/jobs');
  });

  it('offers a retry if loading fails', async () => {
    api.use(refuse(listApplications, 500, 'internal_error'));
    const { user } = show();
    expect(await screen.findByText('Não conseguimos carregar as candidaturas')).toBeInTheDocument();
    const again = deferred<AccountApplication[]>();
    api.use(answer(listApplications, () => again.promise));
    await user.click(button('Tentar novamente'));
    await waitFor(() => expect(button('Tentar novamente')).toHaveAttribute('aria-disabled', 'true'));
    expect(button('Tentar novamente')).toHaveFocus();
    again.resolve([designer]);
    expect(await screen.findByText('Pendente')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('redirects to /auth with a return address if the session has ended', async () => {
    api.use(refuse(listApplications, 401, 'unauthenticated'));
    const { address } = show();
    await waitFor(() => expect(address()).toEqual(signInAgain('applications')));
  });

  it('withdraws an application after confirmation and focuses the next row', async () => {
    localStorage.setItem(appliedJobsKey, '{"12":"2026-11-12T12:00:00.000Z","13":"2026-11-12T12:00:00.000Z"}');
    const { user, toast } = await arrive();
    await user.click(button(trash));
    const dialog = await screen.findByRole('alertdialog', { name: 'Retirar a candidatura?' });
    expect(dialog).toHaveAccessibleDescription(
      'A empresa deixa de a ver. Se tiver entrevistas marcadas para esta oferta, são canceladas.',
    );
    await user.click(await inDialog('Manter'));
    expect(button(trash)).toBeInTheDocument();
    api.use(answer(removeApplication, [analyst]), answer(listApplications, [analyst]));
    await user.click(button(trash));
    await user.dblClick(await inDialog('Retirar candidatura'));
    await waitFor(() => expect(screen.queryByText('Designer de Produto')).not.toBeInTheDocument());
    expect(toast()).toMatchObject({ title: 'Candidatura retirada.', variant: 'success' });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Analista Financeira' })).toHaveFocus());
    expect(api.requests().filter((line) => line.startsWith('DELETE'))).toEqual(['DELETE /api/account/applications/a1']);
    expect(localStorage.getItem(appliedJobsKey)).toBe('{"13":"2026-11-12T12:00:00.000Z"}');
  });

  it('removes a decided application from the list without withdrawing it, until it is undone', async () => {
    localStorage.setItem(appliedJobsKey, '{"13":"2026-11-12T12:00:00.000Z"}');
    const { user, toast, undo, endUndo } = await arrive([analyst]);
    const remove = () => user.click(button('Retirar da lista: Analista Financeira'));
    await remove();
    expect(toast()).toMatchObject({ title: 'Candidatura retirada da lista.', action: { label: 'Anular' } });
    expect(screen.getByText('Ainda não enviou candidaturas.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    undo();
    expect(screen.getByRole('link', { name: 'Analista Financeira' })).toHaveFocus();
    api.use(answer(removeApplication, []), answer(listApplications, []));
    await remove();
    endUndo();
    await waitFor(() => expect(api.requests()).toContain('DELETE /api/account/applications/a2'));
    expect(screen.getByText('Ainda não enviou candidaturas.')).toBeInTheDocument();
    expect(localStorage.getItem(appliedJobsKey)).toContain('13');
  });

  it('shows an error and keeps the row if the removal fails', async () => {
    const { user, toast } = await arrive();
    api.use(refuse(removeApplication, 500, 'internal_error'));
    await user.click(button(trash));
    await user.click(await inDialog('Retirar candidatura'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Não foi possível remover');
    expect(alert).toHaveTextContent('Tente novamente mais tarde.');
    expect(toast()).toMatchObject({ title: 'Não foi possível remover', variant: 'destructive' });
    expect(button(trash)).toBeInTheDocument();
  });

  it('refetches the list if an application no longer exists', async () => {
    const { user } = await arrive();
    api.use(refuse(removeApplication, 404, 'application_not_found'), answer(listApplications, [analyst]));
    await user.click(button(trash));
    await user.click(await inDialog('Retirar candidatura'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta candidatura já não está na sua lista.');
    await waitFor(() => expect(screen.queryByText('Designer de Produto')).not.toBeInTheDocument());
  });

  it('redirects to /auth if the session ends during a request', async () => {
    const { user, address } = await arrive();
    api.use(refuse(removeApplication, 401, 'unauthenticated'));
    await user.click(button(trash));
    await user.click(await inDialog('Retirar candidatura'));
    await waitFor(() => expect(address()).toEqual(signInAgain('applications')));
  });

  it('is translated to English', async () => {
    api.use(answer(listApplications, [designer]), refuse(removeApplication, 500, 'internal_error'));
    const { user, toast } = show({ language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Withdraw application: Designer de Produto' }));
    await user.click(await inDialog('Withdraw application'));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Remove Failed' }));
  });
});
