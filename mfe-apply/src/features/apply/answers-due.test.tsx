import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, buildStoredResume, buildUser, fakeApi, fill, refuse } from 'platform/testing';
import {
  answerJobQuestions,
  answersDueKey,
  applyToJob,
  getApplied,
  getJobQuestions,
  listResumes,
  withdrawApplication,
} from 'shared-contracts';
import { buildApplication, buildApplied, buildReceipt, questions } from '../../testing/build-application';
import {
  button,
  deferred,
  expectFocus,
  freshBrowser,
  heading,
  receiveUploads,
  renderApply,
  reopenQuestions,
  storedDraft,
} from '../../testing/render-apply';

const answerField = () => screen.findByRole('textbox', { name: /projeto/ });
const choices = () => screen.findByRole('dialog', { name: 'Sair sem responder?' });
const due = () => JSON.parse(localStorage.getItem(answersDueKey) ?? '{}') as object;
const withdrawals = (requests: readonly string[]) => requests.filter((line) => line.startsWith('DELETE'));
const withdrawn = buildApplication({ withdrawnAt: '2026-11-20T13:00:00.000Z' });
const state = 'Faltam respostas: completar';

/** Renders the wizard of a visitor who has sent the resume without answers. */
async function reachQuestions() {
  const rendered = renderApply();
  const { user, services } = rendered;
  await rendered.choose();
  await user.click(button('Enviar currículo e continuar'));
  await fill(user, await answerField(), 'Uma loja');
  // The field is checked when it loses the focus, here and not while the dialog opens.
  await user.tab();
  return { ...rendered, leave: () => leaveWith(services) };
}

/** The same on a later visit. */
async function reopen(email = '') {
  const rendered = await reopenQuestions({ email, answers: { 1: 'Uma loja' } });
  await answerField();
  return { ...rendered, leave: () => leaveWith(rendered.services) };
}

async function leaveWith({ history }: ReturnType<typeof renderApply>['services']) {
  act(() => history.push('/home'));
  return choices();
}

describe('first step', () => {
  freshBrowser();
  const api = fakeApi();

  it('explains for a job with questions that the resume is sent now and delivered without answers', () => {
    renderApply();
    const words = /currículo é enviado já.{0,200}Chega à empresa mesmo sem respostas.{0,100}30 minutos/;
    expect(button('Enviar currículo e continuar')).toHaveAccessibleDescription(words);
  });

  it('sends the application of a job without questions', async () => {
    const { sent, handler } = receiveUploads(buildReceipt({ questionsDue: 0 }));
    api.use(handler);
    const { user, choose } = renderApply({ questionCount: 0 });
    expect(button('Enviar candidatura')).not.toHaveAccessibleDescription();
    expect(screen.queryByText(/mesmo sem respostas/)).not.toBeInTheDocument();
    await choose();
    await user.click(button('Enviar candidatura'));
    await heading('Candidatura enviada');
    expect(sent).toHaveLength(1);
    expect(due()).toEqual({});
  });

  it('is translated to English', () => {
    renderApply({}, { language: 'en' });
    expect(button('Send resume and continue')).toHaveAccessibleDescription(/sent now.{0,200}even without answers/);
  });
});

describe('leaving with missing answers', () => {
  freshBrowser();
  const api = fakeApi(answer(getJobQuestions, questions));
  beforeEach(() => api.use(receiveUploads(buildReceipt()).handler));

  it.each([
    ['ines@example.com', /a ligação que enviamos para ines@example\.com ou volte à página da oferta/],
    ['', /volte à página da oferta neste dispositivo nos próximos 30 dias/],
  ])(
    'offers three choices, and shows a visitor with the address "%s" how to complete the application',
    async (email, where) => {
      const { leave } = await reopen(email);
      const dialog = await leave();
      expect(dialog).toHaveAccessibleDescription(/já foi recebido.{0,200}cerca de 30 minutos/);
      expect(dialog).toHaveAccessibleDescription(where);
      expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
      const names = within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
      expect(names).toEqual(expect.arrayContaining(['Completar agora', 'Deixar para depois', 'Retirar candidatura']));
    },
  );

  it('offers the choices before a link is followed', async () => {
    const { user, location } = await reopen();
    await user.click(button('Anterior'));
    await user.click(await screen.findByRole('link', { name: 'Voltar à oferta' }));
    await choices();
    expect(location().pathname).toBe('/jobs/12/apply');
  });

  it.each(['Completar agora', 'Fechar'])('stays on the page and keeps the input after "%s"', async (name) => {
    const { user, leave, location } = await reopen();
    const dialog = await leave();
    await user.click(within(dialog).getByRole('button', { name }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(location().pathname).toBe('/jobs/12/apply');
    expect(await answerField()).toHaveValue('Uma loja');
  });

  it('opens the questions from the first step after "complete now"', async () => {
    const { user, leave } = await reopen();
    await user.click(button('Anterior'));
    await screen.findByText('Recebido');
    await leave();
    await user.click(button('Completar agora'));
    expect(await answerField()).toHaveValue('Uma loja');
  });

  it('stores the draft for later and reopens at the questions with their status', async () => {
    const { user, leave, location, unmount } = await reachQuestions();
    expect(screen.queryByText(state)).not.toBeInTheDocument();
    await leave();
    await user.click(button('Deixar para depois'));
    expect(location().pathname).toBe('/home');
    await waitFor(async () => expect((await storedDraft())?.answers[1]).toBe('Uma loja'));
    expect(due()).toEqual({ 12: buildReceipt().submittedAt });
    expect(withdrawals(api.requests())).toEqual([]);
    unmount();
    renderApply();
    expect(await answerField()).toHaveValue('Uma loja');
    expect(screen.getByText(state)).toBeInTheDocument();
  });

  it('withdraws with one request on a double click, shows a toast, leaves and deletes the draft', async () => {
    const answered = deferred();
    api.use(
      answer(withdrawApplication, async () => {
        await answered.promise;
        return withdrawn;
      }),
    );
    const { user, leave, location, services } = await reachQuestions();
    await leave();
    const withdraw = button('Retirar candidatura');
    act(() => {
      withdraw.click();
      withdraw.click();
    });
    expect(button('Retirar candidatura')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Deixar para depois'));
    await user.keyboard('{Escape}');
    expect(location().pathname).toBe('/jobs/12/apply');
    answered.resolve();
    await waitFor(() => expect(location().pathname).toBe('/home'));
    expect(withdrawals(api.requests())).toEqual([`DELETE /api/applications/${buildReceipt().token}`]);
    expect(services.toast.current()).toMatchObject({ title: 'Candidatura retirada.', variant: 'success' });
    expect(due()).toEqual({});
    await waitFor(async () => expect(await storedDraft()).toBeUndefined());
  });

  it('stays on the page, shows an error and allows a retry if the withdrawal fails', async () => {
    api.use(refuse(withdrawApplication, 500, 'internal_error'));
    const { user, leave, location } = await reachQuestions();
    const dialog = await leave();
    await user.click(button('Retirar candidatura'));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/falha do nosso lado/);
    expect(location().pathname).toBe('/jobs/12/apply');
    expect(due()).toEqual({ 12: buildReceipt().submittedAt });
    api.use(answer(withdrawApplication, withdrawn));
    await user.click(button('Retirar candidatura'));
    await waitFor(() => expect(location().pathname).toBe('/home'));
  });

  it('requires no choice after the answers are sent', async () => {
    api.use(answer(answerJobQuestions, buildReceipt({ questionsDue: 0 })));
    const { user, services, location } = await reachQuestions();
    expect(due()).toEqual({ 12: buildReceipt().submittedAt });
    await user.click(button('Enviar respostas'));
    await heading('Candidatura enviada');
    expect(due()).toEqual({});
    act(() => services.history.push('/home'));
    expect(location().pathname).toBe('/home');
  });

  it('deletes the record of missing answers on a restart', async () => {
    const { unmount } = await reachQuestions();
    unmount();
    const { user } = renderApply();
    await answerField();
    await user.click(button('Começar de novo'));
    await heading('Envie o seu currículo');
    expect(due()).toEqual({});
  });
});

describe('account with missing answers', () => {
  freshBrowser();
  const receipt = buildReceipt();
  const api = fakeApi(
    answer(getJobQuestions, questions),
    answer(listResumes, [buildStoredResume({ isDefault: true })]),
    answer(getApplied, buildApplied(true, receipt)),
  );
  const show = () => renderApply({}, { user: buildUser() });

  it('continues with the questions if the resume was sent in another browser', async () => {
    const bodies: unknown[] = [];
    api.use(
      answer(answerJobQuestions, async (request) => {
        bodies.push(await request.json());
        return buildReceipt({ questionsDue: 0 });
      }),
    );
    const { user } = show();
    await fill(user, await answerField(), 'Uma loja');
    expect(screen.getByText(state)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Anterior' })).not.toBeInTheDocument();
    await waitFor(async () => expect((await storedDraft(buildUser().id))?.answers[1]).toBe('Uma loja'));
    await user.click(button('Enviar respostas'));
    await expectFocus(await heading('Candidatura enviada'));
    expect(bodies).toEqual([{ resumeId: receipt.id, answers: [{ questionId: 1, answer: 'Uma loja' }] }]);
    expect(screen.queryByText(/\.pdf/)).not.toBeInTheDocument();
    expect(due()).toEqual({});
  });

  it('is referred to the account when leaving, and can withdraw', async () => {
    const { user, location } = show();
    await answerField();
    await user.click(screen.getByRole('link', { name: 'Voltar à oferta' }));
    expect(await choices()).toHaveAccessibleDescription(/na sua conta, em Candidaturas, e na página da oferta/);
    api.use(answer(withdrawApplication, withdrawn), answer(getApplied, buildApplied(false)));
    await user.click(button('Retirar candidatura'));
    await waitFor(() => expect(location().pathname).toBe('/jobs/designer-12'));
    expect(withdrawals(api.requests())).toEqual([`DELETE /api/applications/${receipt.token}`]);
  });

  it('shows the earlier application if no answers are missing', async () => {
    api.use(answer(getApplied, buildApplied(true)));
    show();
    expect(await heading('Já se candidatou a esta oferta')).toBeInTheDocument();
  });

  it('refetches the application status after a withdrawal', async () => {
    api.use(answer(applyToJob, receipt), answer(getApplied, buildApplied(false)));
    const { user, services } = show();
    await user.click(await screen.findByRole('button', { name: 'Enviar currículo e continuar' }));
    await answerField();
    act(() => services.history.push('/home'));
    await choices();
    const appliedRequests = () => api.requests().filter((line) => line.endsWith('/applied')).length;
    const before = appliedRequests();
    api.use(answer(withdrawApplication, withdrawn));
    await user.click(button('Retirar candidatura'));
    await waitFor(() => expect(appliedRequests()).toBe(before + 1));
  });
});
