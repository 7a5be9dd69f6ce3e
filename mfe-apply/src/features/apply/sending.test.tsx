import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, buildResume, buildUser, expectConsole, fakeApi, fill, refuse } from 'platform/testing';
import { appliedJobsKey, applyToJob, getApplied, getJobQuestions, listResumes, type ErrorCode } from 'shared-contracts';
import { draftStore } from '../../draft/draft-store';
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

const complete = buildReceipt({ questionsDue: 0 });

describe('upload of the application', () => {
  freshBrowser();
  const api = fakeApi();

  async function ready(page: Parameters<typeof renderApply>[1] = {}, job = { questionCount: 0 }) {
    const rendered = renderApply(job, page);
    await rendered.choose();
    await screen.findByText('ines.pdf');
    return { ...rendered, send: () => rendered.user.click(button('Enviar candidatura')) };
  }

  it('sends the file, the language and a visitor’s contact data', async () => {
    const { sent, handler } = receiveUploads(complete);
    api.use(handler);
    const { user, send } = await ready();
    await fill(user, screen.getByRole('textbox', { name: 'Nome (opcional)' }), ' Inês ');
    await fill(user, screen.getByRole('textbox', { name: 'E-mail (opcional)' }), 'ines@example.com');
    await send();
    await heading('Candidatura enviada');
    const [{ key, form }] = sent as [(typeof sent)[0]];
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    const { resume, ...fields } = Object.fromEntries(form);
    expect(fields).toEqual({ language: 'pt', name: 'Inês', email: 'ines@example.com' });
    expect(resume).toMatchObject({ name: 'ines.pdf', type: 'application/pdf' });
  });

  it('sends no name and address for an account', async () => {
    const { sent, handler } = receiveUploads(complete);
    api.use(handler, answer(listResumes, []), answer(getApplied, buildApplied(false)));
    const { send } = await ready({ user: buildUser() });
    await send();
    await heading('Candidatura enviada');
    expect([...sent[0]!.form.keys()]).toEqual(['language', 'resume']);
    expect(sent[0]!.applicant).toBe(String(buildUser().id));
  });

  it('shows progress, disables the form, and sends once for repeated clicks', async () => {
    const wait = deferred();
    api.use(answer(applyToJob, () => wait.promise.then(() => complete)));
    const { send } = await ready();
    const form = button('Enviar candidatura').closest('form')!;
    // Two clicks before the page is rendered again.
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await send();
    const bar = screen.getByRole('progressbar', { name: 'Envio do currículo' });
    await waitFor(() => expect(api.requests()).toEqual(['POST /api/jobs/12/resume']));
    expect(bar).toHaveAttribute('aria-valuenow');
    expect(screen.getByRole('textbox', { name: 'Nome (opcional)' })).toBeDisabled();
    expect(button('Trocar')).toBeDisabled();
    wait.resolve();
    await heading('Candidatura enviada');
    expect(api.requests()).toEqual(['POST /api/jobs/12/resume']);
  });

  it('waits until the stored draft is read, and sends once', async () => {
    const { sent, handler } = receiveUploads(complete);
    api.use(handler);
    const storage = deferred();
    const open = jest
      .mocked(draftStore)
      .open.mockImplementationOnce((...args) => storage.promise.then(() => draftStore.open(...args)));
    const { send } = await ready();
    await send();
    const bar = screen.getByRole('progressbar', { name: 'Envio do currículo' });
    expect(bar).toHaveAttribute('aria-valuetext', 'A preparar o envio…');
    storage.resolve();
    await heading('Candidatura enviada');
    expect(sent).toHaveLength(1);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('can be canceled and sent again under the same key', async () => {
    const keys: (string | null)[] = [];
    const wait = deferred();
    api.use(
      answer(applyToJob, async ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        await wait.promise;
        return complete;
      }),
    );
    const { user, send } = await ready();
    await send();
    await waitFor(() => expect(keys).toHaveLength(1));
    await user.click(button('Cancelar'));
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Envio do currículo' })).toBeNull());
    expect(screen.getByText('ines.pdf')).toBeInTheDocument();
    wait.resolve();
    await send();
    await heading('Candidatura enviada');
    expect(keys[1]).toBe(keys[0]);
  });

  it('shows a failure in a toast and on the page, keeps the input, and retries under the same key', async () => {
    const keys: (string | null)[] = [];
    api.use(
      answer(applyToJob, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return keys.length === 1 ? Response.error() : complete;
      }),
    );
    const { user, send, services } = await ready();
    await fill(user, screen.getByRole('textbox', { name: 'Nome (opcional)' }), 'Inês');
    await send();
    const alert = await screen.findByText(/Sem resposta do servidor/);
    await expectFocus(alert.closest('[role="alert"]'));
    expect(services.toast.current()).toMatchObject({ variant: 'destructive' });
    expect(services.toast.current()?.title).toMatch(/Sem resposta do servidor/);
    expect(screen.getByRole('textbox', { name: 'Nome (opcional)' })).toHaveValue('Inês');
    await user.click(button('Tentar novamente'));
    await heading('Candidatura enviada');
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('uses a new key for another file, and replaces an attempt without a response', async () => {
    const { sent, handler } = receiveUploads(complete);
    const keys: (string | null)[] = [];
    api.use(
      answer(applyToJob, ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        return Response.error();
      }),
    );
    const { choose, send } = await ready();
    await send();
    await screen.findByText(/Sem resposta do servidor/);
    await choose(buildResume('outro.pdf'));
    await screen.findByText('outro.pdf');
    expect(screen.queryByText(/Sem resposta do servidor/)).not.toBeInTheDocument();
    api.use(handler);
    await send();
    await heading('Candidatura enviada');
    expect(sent[0]!.key).not.toBe(keys[0]);
    expect(sent[0]!.form.get('replacesKey')).toBe(keys[0]);
  });

  it.each([
    [
      'refused',
      refuse(applyToJob, 400, 'resume_unreadable'),
      () => screen.findByText(/Não conseguimos ler o ficheiro/),
    ],
    [
      'cancelled',
      answer(applyToJob, () => new Promise<never>(() => {})),
      async () => {
        await waitFor(() => expect(api.requests()).toHaveLength(1));
        fireEvent.click(button('Cancelar'));
      },
    ],
  ])('replaces nothing after an attempt that was %s', async (_, handler, end) => {
    api.use(handler);
    const { choose, send } = await ready();
    await send();
    await end();
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Envio do currículo' })).toBeNull());
    const { sent, handler: take } = receiveUploads(complete);
    api.use(take);
    await choose(buildResume('outro.pdf'));
    await screen.findByText('outro.pdf');
    await send();
    await heading('Candidatura enviada');
    expect([...sent[0]!.form.keys()]).toEqual(['language', 'resume']);
  });

  const words: [ErrorCode, number, string | RegExp, boolean][] = [
    ['already_applied', 409, /Já se candidatou a esta oferta\. Se deixou o e-mail/, false],
    ['resume_not_pdf', 400, 'Apenas ficheiros PDF são permitidos.', false],
    ['resume_encrypted', 400, /protegido por palavra-passe/, false],
    ['resume_too_large', 413, 'Tamanho máximo do ficheiro é 5MB.', false],
    ['resume_unreadable', 400, /Não conseguimos ler o ficheiro/, false],
    ['payload_too_large', 413, 'Tamanho máximo do ficheiro é 5MB.', false],
    ['too_many_requests', 429, /demasiadas tentativas/, true],
    ['internal_error', 500, /falha do nosso lado/, true],
    ['service_unavailable', 503, /O serviço está em pausa/, true],
    ['unsupported_media_type', 415, 'Só formulários.', false],
  ];
  it('shows the text of each error code, or the message of the API for other codes', async () => {
    const { send } = await ready();
    const shown: unknown[] = [];
    // Adjacent rows have different texts, so each text is of the last response.
    for (const [code, status, text] of words) {
      api.use(refuse(applyToJob, status, code, { message: 'Só formulários.' }));
      await send();
      await screen.findByText(text);
      const retries = screen.queryAllByRole('button', { name: 'Tentar novamente' }).length;
      shown.push([code, retries, screen.queryAllByText('ines.pdf').length]);
    }
    expect(shown).toEqual(words.map(([code, , , again]) => [code, again ? 1 : 0, 1]));
  });

  it.each([
    ['a response without an id', Response.json({}), /Houve um erro ao enviar a sua candidatura/],
    ['a response that is not JSON', new Response('<html>', { status: 502 }), 'Não foi possível enviar o currículo.'],
  ])('is not treated as sent after %s', async (_, response, text) => {
    expectConsole(/^Failed to get resumeId from API response$/);
    api.use(answer(applyToJob, () => response));
    const { send } = await ready();
    await send();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(button('Tentar novamente')).toBeInTheDocument();
    expect(localStorage.getItem(appliedJobsKey)).toBeNull();
  });

  it('shows the API’s errors at their fields', async () => {
    api.use(refuse(applyToJob, 400, 'validation_failed', { fields: { email: 'validation.email' } }));
    const { user, send } = await ready();
    const email = screen.getByRole('textbox', { name: 'E-mail (opcional)' });
    await fill(user, email, 'ines@example.com');
    await send();
    await waitFor(() => expect(email).toHaveAccessibleDescription('Introduza um endereço de e-mail válido'));
    expect(screen.getByText('Há um campo por corrigir.')).toBeInTheDocument();
  });

  it.each([
    ['job_closed', 410, 'Esta oferta já não aceita candidaturas.'],
    ['job_not_found', 404, 'Oferta não encontrada'],
  ] as const)('shows that the job is unavailable: %s', async (code, status, title) => {
    api.use(refuse(applyToJob, status, code));
    const { send } = await ready();
    await send();
    expect(await heading(title)).toBeInTheDocument();
  });

  it('continues with the questions and stores the receipt', async () => {
    api.use(receiveUploads(buildReceipt()).handler, answer(getJobQuestions, questions));
    const { user, choose, location } = renderApply();
    await choose();
    await user.click(button('Enviar currículo e continuar'));
    await heading('Duas perguntas de Vela Digital');
    expect(location().state).toMatchObject({ step: 'questions' });
    await waitFor(async () => expect((await storedDraft())?.receipt).toEqual(buildReceipt()));
  });
});
