import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, buildResume, buildStoredResume, buildUser, fakeApi, fill, refuse } from 'platform/testing';
import {
  answerJobQuestions,
  applyToJob,
  getApplied,
  getJobQuestions,
  getResumeFile,
  getSession,
  limits,
  listResumes,
  type Job,
} from 'shared-contracts';
import { buildApplied, buildReceipt, questions } from '../../testing/build-application';
import {
  button,
  deferred,
  expectFocus,
  freshBrowser,
  heading,
  receiveUploads,
  renderApply,
  storedDraft,
} from '../../testing/render-apply';

const longName = 'Currículo em inglês (portefólio e referências)';
const first = buildStoredResume({ isDefault: true });
const second = buildStoredResume({ id: '33333333-3333-4333-8333-333333333333', name: longName, fileSize: 1_258_291 });
const five = Array.from({ length: limits.savedResumes }, (_, index) => buildStoredResume({ id: `r-${index}` }));
const notYet = answer(getApplied, buildApplied(false));
const complete = buildReceipt({ questionsDue: 0 });
const limitWords = /Atingiu o limite máximo de currículos \(5\)\. Remova um currículo existente para enviar um novo\./;

interface SentJson {
  key: string | null;
  body: unknown;
}

/** Responds to applications with a stored resume, with the receipts in order. */
function receiveChoices(...receipts: object[]) {
  const sent: SentJson[] = [];
  const handler = answer(applyToJob, async (request) => {
    sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
    return Response.json(receipts[Math.min(sent.length, receipts.length) - 1]);
  });
  return { sent, handler };
}

const show = (job: Partial<Job> = { questionCount: 0 }) => renderApply(job, { user: buildUser() });
const radio = (name: RegExp) => screen.findByRole('radio', { name });
const send = () => button('Enviar candidatura');

describe('stored resumes', () => {
  freshBrowser();
  const api = fakeApi(answer(listResumes, [first, second]), notYet);

  it('are listed with size, date and a visually truncated name, the default selected', async () => {
    show();
    expect(await heading('Com que currículo se candidata?')).toBeInTheDocument();
    expect(await radio(/Ines-Carvalho-Produto.{0,300}PDF · 412.KB · 3.nov,.2026.{0,300}Predefinido/)).toBeChecked();
    expect(await radio(/portefólio e referências.{0,300}1,2.MB/)).not.toBeChecked();
    expect(screen.getByTitle(longName)).toHaveTextContent('Currículo em inglês (portefóli...');
    expect(button('Guardados (2)')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('group', { name: /^Arraste o PDF para aqui/ })).not.toBeInTheDocument();
    expect(send()).not.toHaveAttribute('aria-disabled');
  });

  it('are not requested for visitors', () => {
    renderApply();
    expect(api.requests()).toEqual([]);
    expect(screen.queryByRole('group', { name: 'Currículo' })).not.toBeInTheDocument();
  });

  it('are sent by id under the key of the draft', async () => {
    const { sent, handler } = receiveChoices(complete);
    api.use(handler);
    const { user } = show();
    await user.click(await radio(/inglês/));
    await waitFor(async () =>
      expect((await storedDraft(buildUser().id))?.stored).toEqual({ id: second.id, name: longName }),
    );
    const key = (await storedDraft(buildUser().id))?.key;
    await user.click(send());
    await heading('Candidatura enviada');
    expect(sent).toEqual([{ key, body: { resumeId: second.id, language: 'pt' } }]);
    const link = screen.getByRole('link', { name: 'Ver as candidaturas' });
    expect(link).toHaveAttribute('href', '/account?tab=applications');
  });

  it('keep the selection after a reload', async () => {
    const { user, unmount } = show();
    await user.click(await radio(/inglês/));
    await waitFor(async () => expect((await storedDraft(buildUser().id))?.stored?.id).toBe(second.id));
    unmount();
    show();
    await waitFor(async () => expect(await radio(/inglês/)).toBeChecked());
  });

  it('can be changed after sending: the second application replaces the first', async () => {
    const { sent, handler } = receiveChoices(
      buildReceipt(),
      buildReceipt({ id: '44444444-4444-4444-8444-444444444444' }),
    );
    api.use(handler, answer(getJobQuestions, questions));
    const { user } = show({});
    await radio(/Produto/);
    await user.click(button('Enviar currículo e continuar'));
    await heading('Duas perguntas de Vela Digital');
    await user.click(await screen.findByRole('button', { name: 'Anterior' }));
    await user.click(await radio(/inglês/));
    await user.click(button('Enviar currículo e continuar'));
    await heading('Duas perguntas de Vela Digital');
    expect(sent.map(({ body }) => body)).toEqual([
      { resumeId: first.id, language: 'pt' },
      { resumeId: second.id, language: 'pt', replaces: buildReceipt().id },
    ]);
    expect(sent[1]!.key).not.toBe(sent[0]!.key);
  });

  it('are not sent twice without changes, also after switching the source', async () => {
    const { sent, handler } = receiveChoices(buildReceipt());
    api.use(handler, answer(getJobQuestions, questions));
    const { user } = show({});
    await radio(/Produto/);
    await user.click(button('Enviar currículo e continuar'));
    await heading('Duas perguntas de Vela Digital');
    await user.click(await screen.findByRole('button', { name: 'Anterior' }));
    await user.click(await screen.findByRole('button', { name: 'Enviar novo PDF' }));
    await user.click(button('Guardados (2)'));
    await user.click(button('Continuar'));
    await heading('Duas perguntas de Vela Digital');
    expect(sent).toHaveLength(1);
  });

  it('can be previewed in a dialog', async () => {
    api.use(refuse(getResumeFile, 404, 'resume_not_found'));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: `Ver: ${longName}` }));
    const dialog = within(await screen.findByRole('dialog', { name: longName }));
    expect(await dialog.findByText('Este currículo já não existe.')).toBeInTheDocument();
  });

  it('are refetched if one was deleted, without selecting another', async () => {
    api.use(refuse(applyToJob, 404, 'resume_not_found'));
    const { user } = show();
    await radio(/Produto/);
    api.use(answer(listResumes, [{ ...second, isDefault: true }]));
    await user.click(send());
    const alert = await screen.findByText(/já não está na sua conta/);
    await expectFocus(alert.closest('[role="alert"]'));
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Produto/ })).not.toBeInTheDocument());
    expect(await radio(/inglês/)).not.toBeChecked();
    await user.click(send());
    expect(screen.getByText('Por favor, selecione um currículo guardado ou envie um novo.')).toBeInTheDocument();
    await expectFocus(await radio(/inglês/));
    const { sent, handler } = receiveChoices(complete);
    api.use(handler);
    await user.click(await radio(/inglês/));
    await user.click(send());
    await heading('Candidatura enviada');
    expect(sent[0]!.body).toMatchObject({ resumeId: second.id });
  });

  it('show an error and a retry if the application fails', async () => {
    api.use(answer(applyToJob, () => new Response('<html>', { status: 502 })));
    const { user } = show();
    await radio(/Produto/);
    await user.click(send());
    expect(
      await screen.findByText('Não foi possível enviar a candidatura com o currículo guardado.'),
    ).toBeInTheDocument();
    expect(button('Tentar novamente')).toBeInTheDocument();
  });

  it('are replaced by a dropped file', async () => {
    show();
    await radio(/Produto/);
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [buildResume('largado.pdf')] } });
    expect(await screen.findByText('largado.pdf')).toBeVisible();
    expect(button('Enviar novo PDF')).toHaveAttribute('aria-pressed', 'true');
  });

  it('have a placeholder while loading, which hides the form until they arrive', async () => {
    const wait = deferred();
    api.use(answer(listResumes, () => wait.promise.then(() => [first])));
    show();
    expect(await screen.findByText(/A carregar os currículos guardados/)).toBeInTheDocument();
    expect(await heading('Com que currículo se candidata?')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Enviar candidatura' })).not.toBeInTheDocument();
    wait.resolve();
    expect(await radio(/Produto/)).toBeChecked();
    expect(send()).toBeVisible();
  });

  it('have a placeholder for four seconds at most, after which a file can be sent', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    const wait = deferred();
    api.use(answer(listResumes, () => wait.promise.then(() => [first])));
    show();
    await act(() => jest.advanceTimersByTimeAsync(3900));
    expect(screen.queryByRole('button', { name: 'Enviar candidatura' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(send()).toBeVisible();
    expect(screen.getByText(/A carregar os currículos guardados/)).toBeInTheDocument();
    wait.resolve();
    jest.useRealTimers();
    expect(await radio(/Produto/)).toBeChecked();
  });

  it('do not block the form while loading, and do not replace a selected file', async () => {
    const wait = deferred();
    const { sent, handler } = receiveUploads(complete);
    api.use(
      answer(listResumes, () => wait.promise.then(() => [first])),
      handler,
    );
    const { choose, user } = show();
    expect(await screen.findByText(/A carregar os currículos guardados/)).toBeInTheDocument();
    await choose();
    await screen.findByText('ines.pdf');
    wait.resolve();
    expect(await screen.findByRole('button', { name: 'Guardados (1)' })).toHaveAttribute('aria-pressed', 'false');
    await user.click(send());
    await heading('Candidatura enviada');
    expect(sent).toHaveLength(1);
  });

  it('show an error with a retry if loading fails', async () => {
    api.use(refuse(listResumes, 500, 'internal_error'));
    const { user } = show();
    expect(await screen.findByText('Não conseguimos carregar os currículos guardados.')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: /^Arraste o PDF para aqui/ })).toBeVisible();
    api.use(answer(listResumes, [first]));
    await user.click(button('Tentar novamente'));
    expect(await radio(/Produto/)).toBeChecked();
  });

  it('are replaced by the form for visitors after the session has ended', async () => {
    api.use(refuse(listResumes, 401, 'unauthenticated'), refuse(getSession, 401, 'unauthenticated'));
    show();
    expect(await screen.findByRole('textbox', { name: 'E-mail (opcional)' })).toBeInTheDocument();
  });
});

describe('saving the file to the account', () => {
  freshBrowser();
  const api = fakeApi(answer(listResumes, [first, second]), notYet);
  const findStoreCheckbox = () => screen.findByRole('checkbox', { name: /Guardar este currículo/ });

  async function withFile(name = 'CV Inês 2026.pdf') {
    const rendered = show();
    await rendered.user.click(await screen.findByRole('button', { name: 'Enviar novo PDF' }));
    await rendered.choose(buildResume(name));
    await screen.findByTitle(name);
    return rendered;
  }

  it('is offered with the number of saved resumes, unchecked', async () => {
    await withFile();
    expect(await findStoreCheckbox()).not.toBeChecked();
    expect(screen.getByText('Tem 2 de 5 guardados.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Nome do currículo' })).not.toBeInTheDocument();
  });

  it('sends the name, by default the file name without extension', async () => {
    const { sent, handler } = receiveUploads(complete);
    api.use(handler);
    const { user } = await withFile();
    await user.click(await findStoreCheckbox());
    expect(screen.getByRole('textbox', { name: 'Nome do currículo' })).toHaveValue('CV Inês 2026');
    await fill(user, screen.getByRole('textbox', { name: 'Nome do currículo' }), ', inglês ');
    await user.click(send());
    await heading('Candidatura enviada');
    const { resume: _, ...fields } = Object.fromEntries(sent[0]!.form);
    expect(fields).toEqual({ language: 'pt', saveResume: 'true', resumeName: 'CV Inês 2026, inglês' });
    await waitFor(() => expect(api.requests().filter((line) => line.endsWith('/applied'))).toHaveLength(2));
  });

  it('requires a name', async () => {
    const { user } = await withFile();
    await user.click(await findStoreCheckbox());
    const name = screen.getByRole('textbox', { name: 'Nome do currículo' });
    await user.clear(name);
    await user.click(send());
    expect(name).toHaveAccessibleDescription('Dê um nome ao currículo.');
    await expectFocus(name);
    expect(api.requests().filter((line) => line.startsWith('POST'))).toEqual([]);
  });

  it('is unavailable with five resumes, and does not block the application', async () => {
    const { sent, handler } = receiveUploads(complete);
    api.use(answer(listResumes, five), handler);
    const { user } = await withFile();
    expect(screen.getByText(limitWords)).toBeInTheDocument();
    expect(screen.getByText(/Pode candidatar-se com este PDF na mesma/)).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(send());
    await heading('Candidatura enviada');
    expect([...sent[0]!.form.keys()]).toEqual(['language', 'resume']);
  });

  it('can be skipped if the limit was reached concurrently', async () => {
    const { sent, handler } = receiveUploads(complete);
    api.use(refuse(applyToJob, 409, 'resume_limit'));
    const { user } = await withFile();
    await user.click(await findStoreCheckbox());
    await user.click(send());
    await screen.findByText(limitWords);
    expect(screen.getByTitle('CV Inês 2026.pdf')).toBeInTheDocument();
    api.use(handler);
    await user.click(button('Enviar sem guardar'));
    await heading('Candidatura enviada');
    expect(sent[0]!.form.has('saveResume')).toBe(false);
  });

  it('is not offered to visitors', async () => {
    const { choose } = renderApply();
    await choose();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('applicant with an account', () => {
  freshBrowser();
  const api = fakeApi(answer(listResumes, [first]), notYet);

  it('sees an application that only the account’s record contains', async () => {
    api.use(answer(getApplied, buildApplied(true)));
    show();
    expect(await heading('Já se candidatou a esta oferta')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver as candidaturas' })).toHaveAttribute(
      'href',
      '/account?tab=applications',
    );
  });

  it('sees an earlier application that is detected on sending', async () => {
    api.use(refuse(applyToJob, 409, 'already_applied'));
    const { user } = show();
    await radio(/Produto/);
    await user.click(send());
    expect(await heading('Já se candidatou a esta oferta')).toBeInTheDocument();
  });

  it('can complete a started application that the account’s record contains', async () => {
    const { handler } = receiveChoices(buildReceipt());
    api.use(handler, answer(getJobQuestions, questions), answer(answerJobQuestions, complete));
    const { user } = show({});
    await radio(/Produto/);
    api.use(answer(getApplied, buildApplied(true)));
    await user.click(button('Enviar currículo e continuar'));
    await fill(user, await screen.findByRole('textbox', { name: /projeto/ }), 'Uma loja');
    expect(api.requests().filter((line) => line.endsWith('/applied'))).toHaveLength(2);
    await user.click(button('Enviar respostas'));
    await heading('Candidatura enviada');
  });

  it('can apply although this browser recorded another person’s application', async () => {
    localStorage.setItem('applied-jobs', JSON.stringify({ 12: '2020-01-01T00:00:00.000Z' }));
    show();
    expect(await radio(/Produto/)).toBeChecked();
    expect(localStorage.getItem('applied-jobs')).toContain('12');
  });

  it('is redirected to sign-in after the session has ended, and the draft remains stored', async () => {
    api.use(refuse(applyToJob, 401, 'unauthenticated'), refuse(getSession, 401, 'unauthenticated'));
    const { user, location, services } = show();
    await user.click(await radio(/Produto/));
    await user.click(send());
    await waitFor(() => expect(location().pathname).toBe('/auth'));
    expect(location().search).toBe('?message=session&returnTo=%2Fjobs%2F12%2Fapply');
    expect(JSON.stringify(services.store.getState())).not.toContain('ines@example.com');
    expect((await storedDraft(buildUser().id))?.stored?.id).toBe(first.id);
  });
});
