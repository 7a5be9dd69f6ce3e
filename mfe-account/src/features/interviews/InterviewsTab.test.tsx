import { screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import {
  cancelInterview,
  getCalendarFeed,
  listInterviews,
  type Interview,
  type InterviewStatus,
} from 'shared-contracts';
import { buildInterview } from '../../testing/build-lists';
import { button, inDialog, plain, renderTab, row, signInAgain } from '../../testing/render-tab';
import { InterviewsTab } from './InterviewsTab';

const show = (page = {}) => renderTab(InterviewsTab, 'interviews', page);
const coming = buildInterview();
const past = buildInterview({
  id: 'i2',
  jobSlug: 'analista-13',
  jobTitle: 'Analista Financeira',
  scheduledAt: '2026-01-12T09:30:00.000Z',
  status: 'completed',
  isCancelable: false,
});
const cancel = 'Cancelar entrevista: Designer de Produto';
const pageText = () => plain(document.body.textContent) ?? '';

describe('interviews tab', () => {
  const api = fakeApi(answer(getCalendarFeed, { url: null }));

  async function arrive(interviews: Interview[] = [coming, past]) {
    api.use(answer(listInterviews, interviews));
    const shown = show();
    await waitFor(() => expect(screen.queryByText('A carregar as entrevistas')).not.toBeInTheDocument());
    return shown;
  }

  it('lists upcoming interviews, and past ones under a separate heading', async () => {
    await arrive();
    const first = within(screen.getByRole('table', { name: 'Próximas entrevistas' }));
    expect(first.getByRole('link', { name: 'Designer de Produto' })).toHaveAttribute('href', '/jobs/designer-12');
    expect(first.getByRole('link', { name: 'Vela Digital' })).toHaveAttribute('href', '/companies/vela-digital-3');
    expect(first.queryByText('Analista Financeira')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Anteriores' })).toBeInTheDocument();
    const second = within(screen.getByRole('table', { name: 'Anteriores' }));
    expect(second.getByText('Analista Financeira')).toBeInTheDocument();
    expect(second.getByText('Realizada')).toBeInTheDocument();
    expect(second.queryByRole('button')).not.toBeInTheDocument();
  });

  it('lists a running interview as upcoming', async () => {
    const began = new Date(Date.now() - 60_000).toISOString();
    await arrive([{ ...coming, scheduledAt: began, endTime: '2099-07-26T10:15:00.000Z' }]);
    expect(screen.getByRole('table', { name: 'Próximas entrevistas' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Anteriores' })).not.toBeInTheDocument();
  });

  it('shows date, time in Lisbon, type, interviewer, location and notes', async () => {
    await arrive([
      {
        ...coming,
        endTime: '2099-07-26T10:15:00.000Z',
        interviewerName: 'Rui Sá',
        interviewerEmail: 'rui@vela.example',
        location: 'https://meet.example/abc',
        notes: 'Traga o portefólio.',
      },
    ]);
    const cells = row('Designer de Produto');
    const when = cells.getByText('10:30–11:15').closest('time');
    expect(plain(when?.textContent)).toBe('26 jul, 2099, 10:30–11:15');
    expect(when).toHaveAttribute('datetime', '2099-07-26T09:30:00.000Z');
    expect(cells.getByText('Videochamada')).toBeInTheDocument();
    expect(cells.getByRole('link', { name: 'Rui Sá' })).toHaveAttribute('href', 'mailto:rui@vela.example');
    expect(cells.getByRole('link', { name: /^meet\.example/ })).toHaveAttribute('href', 'https://meet.example/abc');
    expect(screen.getByText('Traga o portefólio.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Guardar no calendário: Designer de Produto' })).toHaveAttribute(
      'href',
      '/api/user/interviews/i1/calendar',
    );
  });

  it('shows an interviewer without an address as text', async () => {
    await arrive([{ ...coming, interviewerName: 'Rui Sá', interviewerEmail: null }]);
    expect(row('Designer de Produto').getByText('Rui Sá').closest('a')).toBeNull();
  });

  it.each(['Rua do Ouro, 12', 'javascript:alert(1)'])('shows %s as text, not as a link', async (location) => {
    await arrive([{ ...coming, location, interviewType: 'onsite' }]);
    expect(screen.getByText(location).closest('a')).toBeNull();
    expect(screen.getByText('por indicar')).toBeInTheDocument();
  });

  it.each<[InterviewStatus, string]>([
    ['scheduled', 'Marcada'],
    ['completed', 'Realizada'],
    ['rescheduled', 'Remarcada'],
    ['canceled', 'Cancelada'],
  ])('shows the status %s', async (status, words) => {
    await arrive([{ ...coming, status }]);
    expect(row('Designer de Produto').getByText(words)).toBeInTheDocument();
  });

  it('links to the jobs if the list is empty', async () => {
    await arrive([]);
    expect(screen.getByText('Sem entrevistas marcadas.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Procurar ofertas' })).toHaveAttribute('href', '/jobs');
  });

  it('offers a retry if loading fails', async () => {
    api.use(refuse(listInterviews, 500, 'internal_error'));
    const { user } = show();
    expect(await screen.findByText('Não conseguimos carregar as entrevistas')).toBeInTheDocument();
    api.use(answer(listInterviews, [coming]));
    await user.click(button('Tentar novamente'));
    expect(await screen.findByText('Marcada')).toBeInTheDocument();
  });

  it('redirects to /auth with a return address if the session has ended', async () => {
    api.use(refuse(listInterviews, 401, 'unauthenticated'));
    const { address } = show();
    await waitFor(() => expect(address()).toEqual(signInAgain('interviews')));
  });

  it('cancels an interview after confirmation', async () => {
    const { user, toast } = await arrive();
    await user.click(button(cancel));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancelar a entrevista?' });
    expect(dialog).toHaveAccessibleDescription('A empresa Vela Digital recebe um e-mail com o cancelamento.');
    await user.click(await inDialog('Manter entrevista'));
    const bodies: unknown[] = [];
    api.use(
      answer(cancelInterview, async (request) => {
        bodies.push(await request.json());
        return { ...coming, status: 'canceled', isCancelable: false };
      }),
    );
    await user.click(button(cancel));
    await user.dblClick(await inDialog('Cancelar entrevista'));
    expect(await screen.findByText('Cancelada')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: cancel })).not.toBeInTheDocument();
    expect(bodies).toEqual([{ status: 'canceled' }]);
    const title = 'Entrevista cancelada. A empresa Vela Digital recebe um e-mail.';
    expect(toast()).toMatchObject({ variant: 'success', title });
    await waitFor(() => expect(screen.getByRole('link', { name: 'Designer de Produto' })).toHaveFocus());
  });

  it.each(['pt', 'en'] as const)('shows that a company without a contact is not notified: %s', async (language) => {
    const alone = { ...coming, hasCompanyContact: false };
    api.use(
      answer(listInterviews, [alone]),
      answer(cancelInterview, () => ({ ...alone, status: 'canceled', isCancelable: false })),
    );
    const { user, toast } = show({ language });
    const words = {
      pt: { ask: /^Cancelar entrevista: /, confirm: 'Cancelar entrevista', noNotice: 'não recebe aviso' },
      en: { ask: /^Cancel interview: /, confirm: 'Cancel interview', noNotice: 'will not be told' },
    }[language];
    await user.click(await screen.findByRole('button', { name: words.ask }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveAccessibleDescription(expect.stringContaining(words.noNotice));
    await user.click(await inDialog(words.confirm));
    await waitFor(() => expect(toast()).toMatchObject({ title: expect.stringContaining(words.noNotice) }));
  });

  it('shows whether the company is notified according to the response', async () => {
    api.use(
      answer(listInterviews, [{ ...coming, hasCompanyContact: false }]),
      answer(cancelInterview, () => ({ ...coming, status: 'canceled', isCancelable: false })),
    );
    const { user, toast } = show();
    await user.click(await screen.findByRole('button', { name: cancel }));
    await user.click(await inDialog('Cancelar entrevista'));
    await waitFor(() => expect(toast()).toMatchObject({ title: expect.stringContaining('recebe um e-mail') }));
  });

  it('shows no button for interviews that cannot be canceled', async () => {
    await arrive([{ ...coming, isCancelable: false }]);
    expect(screen.queryByRole('button', { name: cancel })).not.toBeInTheDocument();
  });

  it('shows an error and refetches if the interview has started', async () => {
    const { user } = await arrive([coming]);
    api.use(
      refuse(cancelInterview, 409, 'interview_not_cancelable'),
      answer(listInterviews, [{ ...coming, isCancelable: false }]),
    );
    await user.click(button(cancel));
    await user.click(await inDialog('Cancelar entrevista'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta entrevista já não pode ser cancelada aqui.');
    await waitFor(() => expect(screen.queryByRole('button', { name: cancel })).not.toBeInTheDocument());
  });

  it('shows the error text of the specification if the cancellation fails', async () => {
    api.use(answer(listInterviews, [coming]), refuse(cancelInterview, 500, 'internal_error'));
    const { user, toast } = show({ language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Cancel interview: Designer de Produto' }));
    await user.click(await inDialog('Cancel interview'));
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Cancel Failed', variant: 'destructive' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Cancel Failed');
    expect(pageText()).toContain('26 Jul, 2099, 10:30');
  });
});
