import { act, screen, waitFor } from '@testing-library/react';
import { markApplied } from 'platform/jobs';
import { answer, buildResume, fakeApi, refuse } from 'platform/testing';
import { applyToJob, getJobQuestions } from 'shared-contracts';
import { draftStore } from '../../draft/draft-store';
import { buildReceipt, questions } from '../../testing/build-application';
import { button, deferred, freshBrowser, heading, renderApply, storedDraft } from '../../testing/render-apply';

const back = () => screen.getByRole('link', { name: 'Voltar à oferta' });

describe('leaving an application', () => {
  freshBrowser();
  const api = fakeApi(answer(getJobQuestions, questions));

  it('requires no confirmation without input', async () => {
    const { user, location } = renderApply();
    await user.click(back());
    expect(location().pathname).toBe('/jobs/designer-12');
  });

  it('requires confirmation with a selected file, and can be canceled', async () => {
    const { user, choose, location } = renderApply();
    await choose();
    await user.click(back());
    const dialog = await screen.findByRole('alertdialog', { name: 'Sair da candidatura?' });
    expect(dialog).toHaveAccessibleDescription(/ainda não foi enviada.{0,300}guardado neste dispositivo/);
    await user.click(button('Ficar'));
    expect(location().pathname).toBe('/jobs/12/apply');
    expect(screen.getByText('ines.pdf')).toBeInTheDocument();
  });

  it('requires confirmation with entered text, and stores the draft', async () => {
    const { user, location } = renderApply();
    await user.type(screen.getByRole('textbox', { name: /Nome/ }), 'Inês');
    await user.click(back());
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    expect(location().pathname).toBe('/jobs/designer-12');
    await waitFor(async () => expect(await storedDraft()).toMatchObject({ name: 'Inês' }));
  });

  it('explains that the resume was received if no answers are required', async () => {
    api.use(answer(applyToJob, buildReceipt({ answersDue: false })));
    const { user, choose, services } = renderApply();
    await choose();
    await user.click(button('Enviar currículo e continuar'));
    await screen.findByRole('textbox', { name: /projeto/ });
    act(() => services.history.push('/home'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sair da candidatura?' });
    expect(dialog).toHaveAccessibleDescription(/já foi recebido.{0,300}cerca de 30 minutos.{0,300}por e-mail/);
  });

  it('explains that an attempt without a response may have been received', async () => {
    api.use(answer(applyToJob, () => Response.error()));
    const { user, choose } = renderApply();
    await choose();
    await user.click(button('Enviar currículo e continuar'));
    await screen.findByText(/Sem resposta do servidor/);
    const words = /pode já ter sido recebido.{0,300}conta uma só vez/;
    await user.click(back());
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(words);
    await user.click(button('Ficar'));
    await choose(buildResume('outro.pdf'));
    await screen.findByText('outro.pdf');
    await user.click(back());
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(words);
  });

  it('explains after a refusal that nothing was sent', async () => {
    api.use(refuse(applyToJob, 400, 'resume_unreadable'));
    const { user, choose } = renderApply();
    await choose();
    await user.click(button('Enviar currículo e continuar'));
    await screen.findByText(/Não conseguimos ler o ficheiro/);
    await user.click(back());
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/ainda não foi enviada/);
  });

  it('aborts an upload whose response is pending', async () => {
    const abort = jest.spyOn(XMLHttpRequest.prototype, 'abort');
    api.use(answer(applyToJob, () => new Promise<never>(() => {})));
    const { user, choose, unmount } = renderApply();
    await choose();
    await user.click(button('Enviar currículo e continuar'));
    await waitFor(() => expect(api.requests()).toContain('POST /api/jobs/12/resume'));
    expect(screen.getByRole('progressbar', { name: 'Envio do currículo' })).toHaveAttribute('aria-valuenow');
    await user.click(back());
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(abort).not.toHaveBeenCalled();
    unmount();
    expect(abort).toHaveBeenCalledTimes(1);
    abort.mockRestore();
  });

  it('sends nothing if the request is not created yet', async () => {
    const storage = deferred();
    const { user, choose, unmount, location } = renderApply();
    await choose();
    await screen.findByText('ines.pdf');
    const read = jest.spyOn(draftStore, 'read').mockImplementation(() => storage.promise.then(() => null));
    await user.click(button('Enviar currículo e continuar'));
    const bar = await screen.findByRole('progressbar', { name: 'Envio do currículo' });
    expect(bar).toHaveAttribute('aria-valuetext', 'A preparar o envio…');
    expect(bar).not.toHaveAttribute('aria-valuenow');
    await user.click(back());
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    unmount();
    storage.resolve();
    await Promise.all(read.mock.results.map(({ value }) => value as Promise<unknown>));
    await waitFor(async () => expect(await storedDraft()).toMatchObject({ attempted: false }));
    expect(api.requests().filter((line) => line.startsWith('POST'))).toEqual([]);
    expect(location().pathname).toBe('/jobs/designer-12');
    read.mockRestore();
  });

  it('requires no confirmation after another tab has completed the application', async () => {
    const { user, choose, location } = renderApply();
    await choose();
    act(() => markApplied(12, '2026-11-20T12:00:00.000Z'));
    await heading('Já se candidatou a esta oferta');
    await user.click(back());
    expect(location().pathname).toBe('/jobs/designer-12');
  });
});
