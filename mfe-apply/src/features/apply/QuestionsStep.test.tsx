import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, fakeApi, fill, refuse, type RenderedWithPlatform } from 'platform/testing';
import {
  answerJobQuestions,
  appliedJobsKey,
  applyToJob,
  getJobQuestions,
  limits,
  type ErrorCode,
  type QuestionAnswers,
} from 'shared-contracts';
import { buildReceipt, questions } from '../../testing/build-application';
import {
  button,
  expectFocus,
  freshBrowser,
  heading,
  renderApply,
  reopenQuestions,
  storedDraft,
} from '../../testing/render-apply';

const [required, optional] = questions as [(typeof questions)[0], (typeof questions)[0]];
const field = ({ question }: (typeof questions)[0]) => screen.getByRole('textbox', { name: new RegExp(question) });

/** Responds to answers and records the requests. */
function receiveAnswers() {
  const bodies: QuestionAnswers[] = [];
  const handler = answer(answerJobQuestions, async (request) => {
    bodies.push((await request.json()) as QuestionAnswers);
    return buildReceipt({ questionsDue: 0 });
  });
  return { bodies, handler };
}

describe('questions step', () => {
  freshBrowser();
  const api = fakeApi(answer(applyToJob, buildReceipt()), answer(getJobQuestions, questions));

  const send = (user: RenderedWithPlatform['user']) => user.click(button('Enviar respostas'));

  async function reach() {
    const rendered = renderApply();
    await rendered.choose();
    await rendered.user.click(button('Enviar currículo e continuar'));
    return rendered;
  }

  it('is shown after the resume, with a focused heading that contains the number of questions', async () => {
    await reach();
    await expectFocus(await heading('Duas perguntas de Vela Digital'));
    await waitFor(() => expect(field(required)).toBeRequired());
    expect(field(optional)).toHaveAccessibleName('Quando poderia começar? (opcional)');
    expect(screen.getByText(/2\. Perguntas/)).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('Concluído:')).toBeInTheDocument();
  });

  it.each([
    [1, 'pt', 'Uma pergunta de Vela Digital'],
    [10, 'pt', 'Dez perguntas de Vela Digital'],
    [11, 'pt', '11 perguntas de Vela Digital'],
    [1, 'en', 'One question from Vela Digital'],
    [3, 'en', 'Three questions from Vela Digital'],
  ] as const)('has a heading for %d questions in %s: %s', async (count, language, title) => {
    const many = Array.from({ length: count }, (_, index) => ({ ...required, id: index + 1 }));
    api.use(answer(getJobQuestions, many));
    await reopenQuestions({}, { questionCount: count }, { language });
    expect(await heading(title)).toBeInTheDocument();
  });

  it('sends trimmed answers without blank ones and completes the application', async () => {
    const { bodies, handler } = receiveAnswers();
    api.use(handler);
    const { user, location } = await reach();
    await screen.findByRole('textbox', { name: /projeto/ });
    await fill(user, field(required), '  Uma loja. ');
    await fill(user, field(optional), '   ');
    await send(user);
    await expectFocus(await heading('Candidatura enviada'));
    const { id: resumeId } = buildReceipt();
    expect(bodies).toEqual([{ resumeId, answers: [{ questionId: 1, answer: 'Uma loja.' }] }]);
    expect(location().state).toEqual({ step: 'sent' });
    expect(localStorage.getItem(appliedJobsKey)).toBe('{"12":"2026-11-20T12:00:00.000Z"}');
    await waitFor(async () => expect(await storedDraft()).toBeUndefined());
  });

  it('lists missing answers above the form, with links to their fields', async () => {
    const { user } = await reopenQuestions();
    await screen.findByRole('textbox', { name: /projeto/ });
    await fill(user, field(required), '   ');
    await send(user);
    const summary = screen.getByText('Faltam respostas. Responda às perguntas obrigatórias.').closest('[role="alert"]');
    await expectFocus(summary);
    expect(field(required)).toHaveAccessibleDescription('Escreva uma resposta.');
    expect(field(optional)).not.toHaveAccessibleDescription();
    await user.click(within(summary as HTMLElement).getByRole('link', { name: required.question }));
    await expectFocus(field(required));
    await fill(user, field(required), 'Sim');
    expect(summary).not.toBeInTheDocument();
    expect(field(required)).not.toHaveAccessibleDescription();
    expect(api.requests().filter((line) => line.includes('POST /api/jobs/12/questions'))).toEqual([]);
  });

  it('reports a missing answer when a field loses focus', async () => {
    const { user } = await reopenQuestions();
    await user.click(await screen.findByRole('textbox', { name: /projeto/ }));
    await user.tab();
    await waitFor(() => expect(field(required)).toHaveAccessibleDescription('Escreva uma resposta.'));
  });

  it('reports an answer that is too long without truncating it', async () => {
    const { user } = await reopenQuestions();
    const box = await screen.findByRole('textbox', { name: /projeto/ });
    fireEvent.change(box, { target: { value: '😀'.repeat(limits.answerCharacters + 1) } });
    await send(user);
    const words = /A resposta pode ter até 5\s000 caracteres; esta tem 5\s001/;
    await waitFor(() => expect(box).toHaveAccessibleDescription(words));
  });

  it('shows missing answers that the API reports at their fields', async () => {
    api.use(refuse(answerJobQuestions, 400, 'answers_missing', { fields: { 2: 'missing' } }));
    const { user } = await reopenQuestions();
    await fill(user, await screen.findByRole('textbox', { name: /projeto/ }), 'Sim');
    await send(user);
    await waitFor(() => expect(field(optional)).toHaveAccessibleDescription('Escreva uma resposta.'));
    expect(screen.getByRole('link', { name: optional.question })).toBeInTheDocument();
  });

  it('completes if the questions were answered before', async () => {
    api.use(refuse(answerJobQuestions, 409, 'already_answered'));
    const { user } = await reopenQuestions();
    await fill(user, await screen.findByRole('textbox', { name: /projeto/ }), 'Sim');
    await send(user);
    expect(await heading('Candidatura enviada')).toBeInTheDocument();
  });

  it.each<[ErrorCode, number, string]>([
    ['application_not_found', 404, 'Já não encontramos esta candidatura. Envie-a de novo.'],
    ['application_withdrawn', 410, 'Esta candidatura foi retirada.'],
  ])('restarts with the same input after %s', async (code, status, words) => {
    api.use(refuse(answerJobQuestions, status, code));
    const { user } = await reopenQuestions();
    await fill(user, await screen.findByRole('textbox', { name: /projeto/ }), 'Sim');
    const before = await storedDraft();
    await send(user);
    const alert = (await screen.findByText(words)).closest('[role="alert"]');
    await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Começar de novo' }));
    await heading('Envie o seu currículo');
    expect(screen.getByText('ines.pdf')).toBeInTheDocument();
    expect(screen.queryByText('Recebido')).not.toBeInTheDocument();
    await waitFor(async () => expect((await storedDraft())?.key).not.toBe(before?.key));
    expect(await storedDraft()).toMatchObject({ replaces: null, receipt: null, answers: { 1: 'Sim' } });
  });

  it('offers a retry if sending fails', async () => {
    api.use(answer(answerJobQuestions, () => Response.error()));
    const { user, services } = await reopenQuestions();
    await fill(user, await screen.findByRole('textbox', { name: /projeto/ }), 'Sim');
    await send(user);
    await expectFocus((await screen.findByText(/Sem resposta do servidor/)).closest('[role="alert"]'));
    expect(services.toast.current()).toMatchObject({ variant: 'destructive' });
    expect(field(required)).toHaveValue('Sim');
    api.use(receiveAnswers().handler);
    await user.click(button('Tentar novamente'));
    await heading('Candidatura enviada');
  });

  it('shows the text of the specification if the API sends no message', async () => {
    api.use(answer(answerJobQuestions, () => new Response('<html>', { status: 502 })));
    const { user } = await reopenQuestions();
    await fill(user, await screen.findByRole('textbox', { name: /projeto/ }), 'Sim');
    await send(user);
    expect(await screen.findByText('Não foi possível enviar as respostas.')).toBeInTheDocument();
  });
});

describe('questions that cannot be loaded', () => {
  freshBrowser();
  const api = fakeApi(answer(applyToJob, buildReceipt()), refuse(getJobQuestions, 500, 'internal_error'));

  it('complete the application and can be answered by the mailed link', async () => {
    const { user, choose } = renderApply();
    await choose();
    await fill(user, screen.getByRole('textbox', { name: /E-mail/ }), 'ines@example.com');
    await user.click(button('Enviar currículo e continuar'));
    await heading('Candidatura enviada');
    expect(screen.getByText('Não conseguimos carregar as perguntas de Vela Digital.')).toBeInTheDocument();
    expect(screen.getByText(/Pode responder mais tarde, pela ligação/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Tentar carregar as perguntas' })).not.toBeInTheDocument();
    expect(localStorage.getItem(appliedJobsKey)).toContain('"12"');
  });

  it('can be loaded again on the page if no address was entered', async () => {
    const { user } = await reopenQuestions();
    await heading('Candidatura enviada');
    // The page has retried automatically.
    await waitFor(() => expect(button('Tentar carregar as perguntas')).not.toHaveAttribute('aria-disabled', 'true'));
    api.use(answer(getJobQuestions, questions), receiveAnswers().handler);
    await user.click(button('Tentar carregar as perguntas'));
    await fill(user, await screen.findByRole('textbox', { name: /projeto/ }), 'Sim');
    await user.click(button('Enviar respostas'));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /projeto/ })).not.toBeInTheDocument());
    expect(screen.queryByText(/Não conseguimos carregar/)).not.toBeInTheDocument();
  });

  it('complete the application without a note if the list is empty', async () => {
    api.use(answer(getJobQuestions, []));
    await reopenQuestions();
    await heading('Candidatura enviada');
    expect(screen.queryByText(/Não conseguimos carregar/)).not.toBeInTheDocument();
  });
});
