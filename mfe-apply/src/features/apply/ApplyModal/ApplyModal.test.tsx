import { screen, waitFor, within } from '@testing-library/react';
import {
  answer,
  buildResume,
  buildStoredResume,
  buildUser,
  fakeApi,
  fill,
  refuse,
  renderWithPlatform,
} from 'platform/testing';
import {
  answerJobQuestions,
  appliedJobsKey,
  applyToJob,
  getApplied,
  getJobQuestions,
  listResumes,
  withdrawApplication,
  type Job,
  type User,
} from 'shared-contracts';
import { remote } from '../../../remote';
import { buildApplication, buildApplied, buildJob, buildReceipt, questions } from '../../../testing/build-application';
import { button, expectFocus, freshBrowser, storedDraft } from '../../../testing/render-apply';
import { ApplyModal } from './ApplyModal';

async function open(job: Partial<Job> = {}, person: { user?: User } = {}) {
  const onClose = jest.fn();
  const rendered = renderWithPlatform(<ApplyModal job={buildJob(job)} onClose={onClose} />, {
    path: '/jobs',
    remotes: [remote],
    ...person,
  });
  const dialog = await screen.findByRole('dialog', { name: 'Designer de Produto' });
  const choose = async () => {
    await rendered.user.upload(screen.getByLabelText('Currículo em PDF'), buildResume());
    await screen.findByText('ines.pdf');
  };
  return { ...rendered, dialog, onClose, choose };
}

describe('application dialog', () => {
  freshBrowser();
  const api = fakeApi(
    answer(applyToJob, buildReceipt()),
    answer(getJobQuestions, questions),
    answer(answerJobQuestions, buildReceipt({ questionsDue: 0 })),
  );

  it('shows the job, its company and the current step', async () => {
    const { dialog } = await open();
    expect(dialog).toHaveAccessibleDescription('Vela Digital · Porto, híbrido');
    const bar = within(dialog).getByRole('progressbar', { name: 'Progresso da candidatura' });
    expect(bar).toHaveAttribute('aria-valuetext', 'Passo 1 de 3, 33\u00a0%');
    expect(within(dialog).getByRole('heading', { level: 3, name: 'Envie o seu currículo' })).toBeInTheDocument();
  });

  it('sends the resume and the answers, and passes the completion to onClose', async () => {
    const { user, choose, onClose, services } = await open();
    await choose();
    await user.click(button('Enviar currículo e continuar'));
    const title = await screen.findByRole('heading', { level: 3, name: 'Duas perguntas de Vela Digital' });
    await expectFocus(title);
    await user.click(await screen.findByRole('button', { name: 'Anterior' }));
    expect(await screen.findByText('Recebido')).toBeInTheDocument();
    await user.click(button('Continuar'));
    await fill(user, await screen.findByRole('textbox', { name: /projeto/ }), 'Uma loja');
    await user.click(button('Enviar respostas'));
    await expectFocus(await screen.findByRole('heading', { level: 3, name: 'Candidatura enviada' }));
    expect(services.history.get().location).toMatchObject({ pathname: '/jobs', state: null });
    await user.click(screen.getAllByRole('button', { name: 'Fechar' })[0]!);
    expect(onClose).toHaveBeenCalledWith(true);
    expect(localStorage.getItem(appliedJobsKey)).toContain('"12"');
  });

  it('completes immediately without questions', async () => {
    api.use(answer(applyToJob, buildReceipt({ questionsDue: 0 })));
    const { user, choose } = await open({ questionCount: 0 });
    await choose();
    await user.click(button('Enviar candidatura'));
    expect(await screen.findByRole('heading', { level: 3, name: 'Candidatura enviada' })).toBeInTheDocument();
  });

  it('closes without confirmation if it is empty', async () => {
    const { user, onClose } = await open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledWith(false);
  });

  it('requires confirmation before input is discarded', async () => {
    const { user, choose, onClose } = await open();
    await choose();
    await user.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Sair da candidatura?' });
    await user.click(button('Ficar'));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText('ines.pdf')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Sair' }));
    expect(onClose).toHaveBeenCalledWith(false);
  });

  it('offers three choices on closing with missing answers, and reopens at the questions', async () => {
    const { user, choose, onClose, unmount } = await open();
    await choose();
    await user.click(button('Enviar currículo e continuar'));
    await fill(user, await screen.findByRole('textbox', { name: /projeto/ }), 'Uma loja');
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Sair sem responder?' });
    await user.click(button('Completar agora'));
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Deixar para depois' }));
    expect(onClose).toHaveBeenCalledWith(false);
    await waitFor(async () => expect((await storedDraft())?.answers[1]).toBe('Uma loja'));
    unmount();
    const { dialog } = await open();
    const field = await within(dialog).findByRole('textbox', { name: /projeto/ });
    await waitFor(() => expect(field).toHaveValue('Uma loja'));
    expect(within(dialog).getByText('Faltam respostas: completar')).toBeInTheDocument();
    expect(within(dialog).queryByRole('heading', { name: 'Envie o seu currículo' })).not.toBeInTheDocument();
  });

  it('withdraws the application on closing', async () => {
    api.use(answer(withdrawApplication, buildApplication({ withdrawnAt: '2026-11-20T13:00:00.000Z' })));
    const { user, choose, onClose, services } = await open();
    await choose();
    await user.click(button('Enviar currículo e continuar'));
    await screen.findByRole('textbox', { name: /projeto/ });
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Retirar candidatura' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(false));
    expect(services.toast.current()).toMatchObject({ title: 'Candidatura retirada.' });
    await waitFor(async () => expect(await storedDraft()).toBeUndefined());
  });

  it('reports a job that was closed concurrently', async () => {
    api.use(refuse(applyToJob, 410, 'job_closed'));
    const { user, choose, dialog } = await open();
    await choose();
    await user.click(button('Enviar currículo e continuar'));
    const title = await within(dialog).findByRole('heading', { name: 'Esta oferta já não aceita candidaturas.' });
    expect(title).toBeInTheDocument();
  });

  it('shows an earlier application', async () => {
    localStorage.setItem(appliedJobsKey, '{"12":"2026-11-20T12:00:00.000Z"}');
    const { user, onClose } = await open();
    expect(screen.getByRole('heading', { name: 'Já se candidatou a esta oferta' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledWith(true);
  });
});

describe('application dialog with a stored resume', () => {
  freshBrowser();
  const stored = buildStoredResume({ isDefault: true });
  const other = buildStoredResume({ id: '33333333-3333-4333-8333-333333333333', name: 'Ines-Carvalho-Ensino' });
  const api = fakeApi(
    answer(getApplied, buildApplied(false)),
    answer(listResumes, [stored, other]),
    answer(getJobQuestions, questions),
    answer(answerJobQuestions, buildReceipt({ questionsDue: 0 })),
  );
  const page = { user: buildUser() };

  it('sends the selected resume, and keeps it when returning from the questions', async () => {
    const sent: unknown[] = [];
    const take = answer(applyToJob, async (request) => {
      sent.push(await request.json());
      return Response.json(buildReceipt());
    });
    api.use(take);
    const { user, onClose } = await open({}, page);
    expect(await screen.findByRole('radio', { name: /Ines-Carvalho-Produto.{0,300}Predefinido/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /Ensino/ }));
    await user.click(button('Enviar currículo e continuar'));
    await screen.findByRole('heading', { level: 3, name: 'Duas perguntas de Vela Digital' });
    await user.click(await screen.findByRole('button', { name: 'Anterior' }));
    expect(await screen.findByRole('radio', { name: /Ensino/ })).toBeChecked();
    await user.click(button('Continuar'));
    await fill(user, await screen.findByRole('textbox', { name: /projeto/ }), 'Uma loja');
    await user.click(button('Enviar respostas'));
    await screen.findByRole('heading', { level: 3, name: 'Candidatura enviada' });
    expect(sent).toEqual([{ resumeId: other.id, language: 'pt' }]);
    await user.click(screen.getAllByRole('button', { name: 'Fechar' })[0]!);
    expect(onClose).toHaveBeenCalledWith(true);
  });

  it('accepts an uploaded file instead of a stored resume', async () => {
    const { user, choose } = await open({}, page);
    await user.click(await screen.findByRole('button', { name: 'Enviar novo PDF' }));
    await choose();
    expect(screen.getByRole('checkbox', { name: /Guardar/ })).not.toBeChecked();
  });

  it('opens at the questions if the account’s answers are missing', async () => {
    api.use(answer(getApplied, buildApplied(true, buildReceipt())));
    const { dialog } = await open({}, page);
    expect(await within(dialog).findByRole('textbox', { name: /projeto/ })).toBeInTheDocument();
    expect(within(dialog).getByText('Faltam respostas: completar')).toBeInTheDocument();
  });

  it('shows the account’s earlier application', async () => {
    api.use(answer(getApplied, buildApplied(true)));
    const { dialog } = await open({}, page);
    const title = await within(dialog).findByRole('heading', { name: 'Já se candidatou a esta oferta' });
    expect(title).toBeInTheDocument();
  });
});
