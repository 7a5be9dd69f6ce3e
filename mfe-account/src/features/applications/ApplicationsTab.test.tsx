import { screen, waitFor } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import {
  appliedJobsKey,
  listApplications,
  listInterviews,
  removeApplication,
  type AccountApplication,
} from 'shared-contracts';
import { buildAccountApplication, buildInterview, buildListedJob } from '../../testing/build-lists';
import { button, held, inDialog, plain, renderTab, row, signInAgain } from '../../testing/render-tab';
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

describe('the applications of the account', () => {
  const api = fakeApi(answer(listInterviews, []));
  beforeEach(() => localStorage.clear());

  async function arrive(applications: AccountApplication[] = [designer, analyst], page = {}) {
    api.use(answer(listApplications, applications));
    const shown = show(page);
    await waitFor(() => expect(screen.queryByText('A carregar as candidaturas')).not.toBeInTheDocument());
    return shown;
  }

  it('are rows with job, company, day and state', async () => {
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
  ])('name the state of %j', async (changes, words) => {
    await arrive([{ ...designer, ...changes }]);
    expect(row('Designer de Produto').getByText(words)).toBeInTheDocument();
  });

  it('are counted, with the next interview that takes place', async () => {
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

  it('are counted without the interviews too', async () => {
    api.use(refuse(listInterviews, 500, 'internal_error'));
    await arrive([designer, { ...analyst, withdrawnAt: '2026-11-13T12:00:00.000Z' }]);
    expect(screen.getByText('Uma enviada.')).toBeInTheDocument();
  });

  it('say that the job is closed, and that answers are missing', async () => {
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

  it('tell what has happened, when asked', async () => {
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
    expect(screen.getAllByRole('listitem').map((item) => plain(item.textContent))).toEqual([
      'Candidatura enviada12 nov, 2026, 12:00',
      'Em análise13 nov, 2026, 15:00',
      'Candidatura retirada14 nov, 2026, 10:00',
    ]);
    expect(screen.getByText('A oferta fechou antes de a candidatura chegar à empresa.')).toBeInTheDocument();
    await user.click(toggle);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('that are none lead to the jobs', async () => {
    await arrive([]);
    expect(screen.getByText('Ainda não enviou candidaturas.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Procurar ofertas' })).toHaveAttribute('href', '/jobs');
  });

  it('can be loaded again', async () => {
    api.use(refuse(listApplications, 500, 'internal_error'));
    const { user } = show();
    expect(await screen.findByText('Não conseguimos carregar as candidaturas')).toBeInTheDocument();
    const again = held<AccountApplication[]>();
    api.use(answer(listApplications, () => again.promise));
    await user.click(button('Tentar novamente'));
    await waitFor(() => expect(button('Tentar novamente')).toHaveAttribute('aria-disabled', 'true'));
    expect(button('Tentar novamente')).toHaveFocus();
    again.give([designer]);
    expect(await screen.findByText('Pendente')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('lead to /auth and back where the session has ended', async () => {
    api.use(refuse(listApplications, 401, 'unauthenticated'));
    const { address } = show();
    await waitFor(() => expect(address()).toEqual(signInAgain('applications')));
  });

  it('are withdrawn once confirmed; the focus goes to the next one', async () => {
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

  it('that are decided only leave the list; after the last one the focus is at the heading', async () => {
    localStorage.setItem(appliedJobsKey, '{"13":"2026-11-12T12:00:00.000Z"}');
    const { user, toast } = await arrive([analyst]);
    await user.click(button('Retirar da lista: Analista Financeira'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Retirar da lista?' });
    expect(dialog).toHaveAccessibleDescription('A candidatura deixa de aparecer na sua conta.');
    api.use(answer(removeApplication, []), answer(listApplications, []));
    await user.click(await inDialog('Retirar da lista'));
    expect(await screen.findByText('Ainda não enviou candidaturas.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(toast()).toMatchObject({ title: 'Candidatura retirada da lista.', variant: 'success' });
    expect(localStorage.getItem(appliedJobsKey)).toContain('13');
  });

  it('that could not be removed stay, and it says so', async () => {
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

  it('that are gone already are asked for again', async () => {
    const { user } = await arrive();
    api.use(refuse(removeApplication, 404, 'application_not_found'), answer(listApplications, [analyst]));
    await user.click(button(trash));
    await user.click(await inDialog('Retirar candidatura'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta candidatura já não está na sua lista.');
    await waitFor(() => expect(screen.queryByText('Designer de Produto')).not.toBeInTheDocument());
  });

  it('lead to /auth where the session ends in the middle', async () => {
    const { user, address } = await arrive();
    api.use(refuse(removeApplication, 401, 'unauthenticated'));
    await user.click(button(trash));
    await user.click(await inDialog('Retirar candidatura'));
    await waitFor(() => expect(address()).toEqual(signInAgain('applications')));
  });

  it('speak English', async () => {
    api.use(answer(listApplications, [designer]), refuse(removeApplication, 500, 'internal_error'));
    const { user, toast } = show({ language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Withdraw application: Designer de Produto' }));
    await user.click(await inDialog('Withdraw application'));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Remove Failed' }));
  });
});
