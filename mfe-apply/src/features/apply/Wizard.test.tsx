import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, buildResume, fakeApi, fill } from 'platform/testing';
import { applyToJob, getJobQuestions } from 'shared-contracts';
import { buildReceipt, questions } from '../../testing/build-application';
import {
  button,
  card,
  deferred,
  expectFocus,
  freshBrowser,
  heading,
  receiveUploads,
  renderApply,
  reopenQuestions,
  storedDraft,
  storeUninspectedFile,
} from '../../testing/render-apply';

const emailField = () => screen.getByRole('textbox', { name: 'E-mail (opcional)' });
const answerField = () => screen.findByRole('textbox', { name: /projeto/ });
const resumed = 'Retomámos a candidatura que deixou a meio.';
const secondId = '22222222-2222-4222-8222-222222222222';

describe('steps of the wizard', () => {
  freshBrowser();
  const api = fakeApi(answer(getJobQuestions, questions));

  async function toQuestions(handler = receiveUploads(buildReceipt()).handler) {
    api.use(handler);
    const rendered = renderApply();
    await rendered.choose(buildResume('ines.pdf', { pages: 2 }));
    await card().findByText(/2 páginas/);
    await rendered.user.click(button('Enviar currículo e continuar'));
    await answerField();
    return rendered;
  }

  it('start with the resume, with a link to the job', async () => {
    renderApply();
    await heading('Envie o seu currículo');
    expect(screen.getByRole('link', { name: 'Voltar à oferta' })).toHaveAttribute('href', '/jobs/designer-12');
    expect(document.body).toHaveFocus();
  });

  it('go back by the browser and by the button', async () => {
    const { user, services } = await toQuestions();
    act(() => services.history.go(-1));
    await expectFocus(await heading('Envie o seu currículo'));
    act(() => services.history.go(1));
    await heading(/perguntas/);
    await user.click(button('Anterior'));
    await heading('Envie o seu currículo');
    act(() => services.history.go(1));
    expect(await heading(/perguntas/)).toBeInTheDocument();
  });

  it('start at the top of the page', async () => {
    const { user } = await reopenQuestions();
    await answerField();
    document.documentElement.scrollTop = 400;
    await user.click(button('Anterior'));
    await heading('Envie o seu currículo');
    await waitFor(() => expect(document.documentElement.scrollTop).toBe(0));
  });

  it('show a sent file and do not send it again', async () => {
    const { user } = await toQuestions();
    await user.click(button('Anterior'));
    expect(await screen.findByText('Recebido')).toBeInTheDocument();
    await user.click(button('Continuar'));
    await heading(/perguntas/);
    expect(api.requests().filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  it('replace the sent file with another one', async () => {
    const { sent, handler } = receiveUploads(buildReceipt(), buildReceipt({ id: secondId, resumeId: secondId }));
    const { user, choose } = await toQuestions(handler);
    await fill(user, await answerField(), 'Uma loja');
    await user.click(button('Anterior'));
    await screen.findByText('Recebido');
    await choose(buildResume('outro.pdf'));
    await screen.findByText('outro.pdf');
    expect(screen.queryByText('Recebido')).not.toBeInTheDocument();
    await user.click(button('Enviar currículo e continuar'));
    expect(await answerField()).toHaveValue('Uma loja');
    expect(sent[0]!.form.has('replaces')).toBe(false);
    expect(sent[1]!.form.get('replaces')).toBe(buildReceipt().id);
    expect(sent[1]!.key).not.toBe(sent[0]!.key);
  });

  it('keep the sent file if another one is refused', async () => {
    const { user, choose } = await reopenQuestions();
    await answerField();
    await user.click(button('Anterior'));
    await screen.findByText('Recebido');
    await choose(buildResume('fechado.pdf', { encrypted: true }));
    await screen.findByText(/protegido por palavra-passe/);
    expect(screen.getByText('Recebido')).toBeInTheDocument();
    expect(screen.getByText('ines.pdf')).toBeInTheDocument();
  });
});

describe('resumed application', () => {
  freshBrowser();
  const api = fakeApi(answer(getJobQuestions, questions));

  /** A new visit: only stored data remains. */
  async function reopen(saved: () => Promise<void>) {
    await waitFor(saved);
    document.body.replaceChildren();
    return renderApply();
  }

  it('restores its file and text', async () => {
    const first = renderApply();
    expect(screen.queryByText(resumed)).not.toBeInTheDocument();
    await first.choose(buildResume('ines.pdf', { pages: 3 }));
    await card().findByText(/3 páginas/);
    await fill(first.user, emailField(), 'ines@example.com');
    first.unmount();
    await reopen(async () => expect((await storedDraft())?.email).toBe('ines@example.com'));
    expect(await screen.findByText(resumed)).toBeInTheDocument();
    expect(card().getByText(/3 páginas/)).toBeInTheDocument();
    await waitFor(() => expect(emailField()).toHaveValue('ines@example.com'));
    expect(document.body).toHaveFocus();
  });

  it('reports no missing resume after the restoration of its file', async () => {
    const first = renderApply();
    await first.choose();
    await fill(first.user, emailField(), 'ines@example.com');
    first.unmount();
    const { user } = await reopen(async () => expect((await storedDraft())?.email).toBe('ines@example.com'));
    fireEvent.click(button('Enviar currículo e continuar'));
    await screen.findByText(resumed);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await user.click(button('Começar de novo'));
    expect(button(/escolha um ficheiro/)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('inspects a file whose inspection was interrupted', async () => {
    const first = renderApply();
    await first.choose(buildResume('ines.pdf', { pages: 3 }));
    await card().findByText(/3 páginas/);
    first.unmount();
    await reopen(storeUninspectedFile);
    expect(await screen.findByText(/3 páginas/)).toBeInTheDocument();
  });

  it('continues with the questions and their answers after the resume was sent', async () => {
    api.use(receiveUploads(buildReceipt()).handler);
    const first = renderApply();
    await first.choose();
    await first.user.click(button('Enviar currículo e continuar'));
    await fill(first.user, await answerField(), 'Uma loja');
    first.unmount();
    const { location } = await reopen(async () => expect((await storedDraft())?.answers[1]).toBe('Uma loja'));
    expect(await answerField()).toHaveValue('Uma loja');
    expect(screen.getByText(resumed)).toBeInTheDocument();
    expect(location().state).toBeNull();
  });

  it('restarts on request and replaces the sent application', async () => {
    const { sent, handler } = receiveUploads(buildReceipt(), buildReceipt({ id: secondId, resumeId: secondId }));
    api.use(handler);
    const first = renderApply();
    await fill(first.user, emailField(), 'ines@example.com');
    await first.choose();
    await first.user.click(button('Enviar currículo e continuar'));
    await answerField();
    first.unmount();
    const { user, choose } = await reopen(async () => expect((await storedDraft())?.receipt).not.toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Começar de novo' }));
    await heading('Envie o seu currículo');
    expect(button(/escolha um ficheiro/)).toBeInTheDocument();
    expect(emailField()).toHaveValue('');
    expect(screen.queryByText(resumed)).not.toBeInTheDocument();
    await choose();
    await user.click(button('Enviar currículo e continuar'));
    await answerField();
    expect(sent[1]!.form.get('replaces')).toBe(buildReceipt().id);
  });

  it('aborts a running upload on a restart, and ignores its result', async () => {
    const abort = jest.spyOn(XMLHttpRequest.prototype, 'abort');
    const keys: (string | null)[] = [];
    const first = deferred();
    api.use(
      answer(applyToJob, async (request) => {
        keys.push(request.headers.get('idempotency-key'));
        if (keys.length === 1) await first.promise;
        return buildReceipt();
      }),
    );
    const before = renderApply();
    await before.choose();
    await fill(before.user, emailField(), 'ines@example.com');
    before.unmount();
    const { user, choose } = await reopen(async () => expect((await storedDraft())?.email).toBe('ines@example.com'));
    await screen.findByText(resumed);
    await user.click(button('Enviar currículo e continuar'));
    await waitFor(() => expect(keys).toHaveLength(1));
    expect(abort).not.toHaveBeenCalled();
    await user.click(button('Começar de novo'));
    expect(abort).toHaveBeenCalledTimes(1);
    abort.mockRestore();
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Envio do currículo' })).toBeNull());
    first.resolve();
    await waitFor(async () => expect(await storedDraft()).toMatchObject({ resume: null, receipt: null }));
    expect(emailField()).toHaveValue('');
    await choose(buildResume('outro.pdf'));
    await user.click(button('Enviar currículo e continuar'));
    await answerField();
    expect(keys[1]).not.toBe(keys[0]);
    expect(await storedDraft()).toMatchObject({ receipt: buildReceipt(), resume: { name: 'outro.pdf' } });
  });
});

describe('sent application', () => {
  freshBrowser();
  const api = fakeApi();
  const complete = buildReceipt({ questionsDue: 0 });

  async function send(email = '') {
    api.use(receiveUploads(complete).handler);
    const rendered = renderApply({ questionCount: 0 });
    await rendered.choose();
    if (email !== '') await fill(rendered.user, emailField(), email);
    await rendered.user.click(button('Enviar candidatura'));
    await heading('Candidatura enviada');
    return rendered;
  }

  it('explains the next steps, links to other pages and can be left without confirmation', async () => {
    const { user, location } = await send('ines@example.com');
    expect(screen.getByRole('img', { name: 'Enviada, primeiro de quatro passos' })).toBeInTheDocument();
    expect(await screen.findByText('ines.pdf')).toBeInTheDocument();
    expect(screen.getByText(/Enviámos a ligação para ines@example.com/)).toBeInTheDocument();
    expect(screen.getByText(/^Vela Digital recebe dentro de momentos/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voltar à oferta' })).toHaveAttribute('href', '/jobs/designer-12');
    expect(screen.getByRole('link', { name: 'Procurar mais ofertas' })).toHaveAttribute('href', '/jobs');
    expect(document.title).toMatch(/^Candidatura enviada/);
    await user.click(screen.getByRole('link', { name: 'Procurar mais ofertas' }));
    expect(location().pathname).toBe('/jobs');
  });

  it('without an address mentions no mail, is recorded in the browser, and no other application is offered', async () => {
    const { unmount } = await send();
    expect(screen.queryByText(/Enviámos a ligação/)).not.toBeInTheDocument();
    expect(screen.getByRole('form', { name: 'Quer receber novidades por e-mail?' })).toBeInTheDocument();
    unmount();
    renderApply({ questionCount: 0 });
    await heading('Já se candidatou a esta oferta');
    expect(screen.getByText('Enviou a candidatura a 20 nov, 2026.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voltar à oferta' })).toHaveAttribute('href', '/jobs/designer-12');
    expect(screen.queryByRole('button', { name: 'Enviar candidatura' })).not.toBeInTheDocument();
  });
});
