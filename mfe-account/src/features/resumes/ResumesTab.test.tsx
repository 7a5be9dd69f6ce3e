import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, buildResume, buildStoredResume, fakeApi, fill, refuse } from 'platform/testing';
import {
  addResume,
  deleteResume,
  getResumeFile,
  limits,
  listResumes,
  setDefaultResume,
  type StoredResume,
} from 'shared-contracts';
import { deferred, renderTab, signInAgain } from '../../testing/render-tab';
import { ResumesTab } from './ResumesTab';

const longName = 'Currículo em inglês (portefólio e referências)';

const first = buildStoredResume({ id: 'r-1', name: 'Produto', isDefault: true });
const second = buildStoredResume({ id: 'r-2', name: longName, filename: 'cv-en.pdf', pages: 1 });
const third = buildStoredResume({ id: 'r-3', name: 'Ensino' });
const fullWords = /Atingiu o limite máximo de currículos \(3\)\. Remova um currículo existente para enviar um novo\./;

const show = () => {
  const rendered = renderTab(ResumesTab, 'resumes');
  return {
    ...rendered,
    choose: async (file = buildResume('CV Inês.pdf')) =>
      rendered.user.upload(await screen.findByLabelText('Currículo em PDF'), file),
  };
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const cardTitle = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

describe('resumes tab', () => {
  const api = fakeApi(answer(listResumes, [first, second]));
  const deletions = () => api.requests().filter((line) => line.startsWith('DELETE'));

  it('lists name, file, size, pages, date and default as cards', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Currículos' })).toBeInTheDocument();
    expect(await cardTitle('Produto Predefinido')).toBeInTheDocument();
    expect(screen.getByText(/^ines\.pdf · 412.KB · 2 páginas · 3.nov,.2026$/)).toBeInTheDocument();
    expect(screen.getByText(/^cv-en\.pdf · 412.KB · 1 página/)).toBeInTheDocument();
    expect(screen.queryByText('A carregar os currículos')).not.toBeInTheDocument();
  });

  it('truncates a long name visually only', async () => {
    show();
    await cardTitle(longName);
    expect(screen.getByTitle(longName)).toHaveTextContent('Currículo em inglês (portefóli...');
  });

  it('announces loading', () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('A carregar os currículos');
  });

  it('offers a retry if loading fails', async () => {
    api.use(refuse(listResumes, 500, 'internal_error'));
    const { user } = show();
    expect(await screen.findByText('Não conseguimos carregar os currículos')).toBeInTheDocument();
    const again = deferred<StoredResume[]>();
    api.use(answer(listResumes, () => again.promise));
    await user.click(button('Tentar novamente'));
    await waitFor(() => expect(button('Tentar novamente')).toHaveAttribute('aria-disabled', 'true'));
    expect(button('Tentar novamente')).toHaveFocus();
    again.resolve([first]);
    expect(await cardTitle(/Produto/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('shows a link to the jobs and the upload form if the list is empty', async () => {
    api.use(answer(listResumes, []));
    show();
    expect(await screen.findByText('Ainda não guardou currículos.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Procurar ofertas' })).toHaveAttribute('href', '/jobs');
    expect(button(/escolha um ficheiro/)).toBeInTheDocument();
  });

  it('redirects to /auth and clears the user’s data if the session has ended', async () => {
    api.use(refuse(listResumes, 401, 'unauthenticated'));
    const { address, services } = show();
    await waitFor(() => expect(address()).toEqual(signInAgain('resumes')));
    expect(JSON.stringify(services.store.getState())).not.toContain('ines@example.com');
  });

  it('sets another default and keeps the focus on its card', async () => {
    api.use(
      answer(setDefaultResume, [
        { ...second, isDefault: true },
        { ...first, isDefault: false },
      ]),
    );
    const { user } = show();
    await cardTitle(/Produto/);
    expect(screen.queryByRole('button', { name: 'Predefinir: Produto' })).not.toBeInTheDocument();
    await user.click(button(`Predefinir: ${longName}`));
    const title = await cardTitle(`${longName} Predefinido`);
    await waitFor(() => expect(title).toHaveFocus());
    expect(button('Predefinir: Produto')).toBeInTheDocument();
    expect(api.requests()).toEqual(['GET /api/account/resumes', 'PATCH /api/account/resumes/r-2/set-default']);
  });

  it('deletes a resume when the deletion can no longer be undone, and focuses the next card', async () => {
    api.use(answer(deleteResume, [{ ...second, isDefault: true }]));
    const { user, toast, undo, endUndo } = show();
    await user.click(await findButton('Eliminar: Produto'));
    expect(toast()).toMatchObject({ title: 'Currículo eliminado: Produto', action: { label: 'Anular' } });
    expect(await cardTitle(`${longName} Predefinido`)).toHaveFocus();
    undo();
    expect(await cardTitle('Produto Predefinido')).toHaveFocus();
    await user.click(button('Eliminar: Produto'));
    endUndo();
    await waitFor(() => expect(deletions()).toEqual(['DELETE /api/account/resumes/r-1']));
    expect(screen.queryByText('ines.pdf', { exact: false })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: `${longName} Predefinido` })).toBeInTheDocument();
  });

  it('sends a deletion when the site is left', async () => {
    api.use(answer(deleteResume, [second]));
    const { user } = show();
    await user.click(await findButton('Eliminar: Produto'));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(deletions()).toEqual(['DELETE /api/account/resumes/r-1']));
  });

  it('focuses the heading after the last resume is deleted', async () => {
    api.use(answer(listResumes, [first]));
    const { user, undo } = show();
    await user.click(await findButton('Eliminar: Produto'));
    expect(screen.getByText('Ainda não guardou currículos.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    undo();
  });

  it('blocks other actions during a request', async () => {
    const change = deferred<StoredResume[]>();
    api.use(answer(setDefaultResume, () => change.promise));
    const { user } = show();
    await user.click(await findButton(`Predefinir: ${longName}`));
    expect(button('Eliminar: Produto')).toBeDisabled();
    expect(button(`Predefinir: ${longName}`)).toHaveAttribute('aria-disabled', 'true');
    change.resolve([{ ...second, isDefault: true }, first]);
    await waitFor(() => expect(button('Eliminar: Produto')).toBeEnabled());
  });

  it.each([
    ['with the API’s message', refuse(deleteResume, 409, 'bad_request', { message: 'Em uso.' }), 'Em uso.'],
    [
      'with a default text',
      answer(deleteResume, () => new Response('<html>', { status: 502 })),
      'Não foi possível eliminar o currículo.',
    ],
  ])('shows a failed deletion in a toast and on the page, %s', async (_, handler, words) => {
    api.use(handler);
    const { user, services, endUndo } = show();
    await user.click(await findButton('Eliminar: Produto'));
    endUndo();
    expect((await screen.findByText(words)).closest('[role="alert"]')).toBeInTheDocument();
    expect(services.toast.current()).toMatchObject({ title: words, variant: 'destructive' });
    expect(await cardTitle(/Produto/)).toBeInTheDocument();
  });

  it('refetches the list if a resume was deleted in another tab', async () => {
    api.use(refuse(setDefaultResume, 404, 'resume_not_found'));
    const { user } = show();
    const set = await findButton(`Predefinir: ${longName}`);
    api.use(answer(listResumes, [first]));
    await user.click(set);
    expect(await screen.findByText('Este currículo já não está na sua conta.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByTitle(longName)).not.toBeInTheDocument());
  });

  it('shows a resume in a dialog with its name', async () => {
    api.use(refuse(getResumeFile, 404, 'resume_not_found'));
    const { user } = show();
    await user.click(await findButton(`Ver: ${longName}`));
    const dialog = within(await screen.findByRole('dialog', { name: longName }));
    expect(await dialog.findByText('Este currículo já não existe.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button(`Ver: ${longName}`)).toHaveFocus());
  });
});

describe('upload of a resume', () => {
  const api = fakeApi(answer(listResumes, [first, second]));
  const posts = () => api.requests().filter((line) => line.startsWith('POST'));
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Nome do currículo' });

  function receive(stored: StoredResume = third) {
    const forms: FormData[] = [];
    api.use(
      answer(addResume, async (request) => {
        forms.push(await request.formData());
        api.use(answer(listResumes, [first, second, stored]));
        return stored;
      }),
    );
    return forms;
  }

  it('is offered until the limit is reached', async () => {
    expect(limits.accountResumes).toBe(3);
    for (const stored of [[], [first], [first, second]]) {
      api.use(answer(listResumes, stored));
      const { unmount } = show();
      expect(await findButton('Guardar currículo')).toBeInTheDocument();
      expect(screen.queryByText(fullWords)).not.toBeInTheDocument();
      unmount();
    }
    api.use(answer(listResumes, [first, second, third]));
    show();
    expect(await screen.findByText(fullWords)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Guardar currículo' })).not.toBeInTheDocument();
  });

  it('sends the file under its name without extension, focuses the new card, and reaches the limit', async () => {
    const forms = receive();
    const { user, choose, services } = show();
    await choose();
    expect(await name()).toHaveValue('CV Inês');
    expect(await screen.findByText('1 KB · 1 página')).toBeInTheDocument();
    await fill(user, await name(), ' 2026 ');
    await user.click(button('Guardar currículo'));
    const title = await cardTitle('Ensino');
    await waitFor(() => expect(title).toHaveFocus());
    expect(forms.map((form) => [[...form.keys()], form.get('name')])).toEqual([[['name', 'resume'], 'CV Inês 2026']]);
    expect((forms[0]!.get('resume') as File).name).toBe('CV Inês.pdf');
    expect(services.toast.current()).toMatchObject({ title: 'Currículo guardado: Ensino', variant: 'success' });
    expect(screen.getByText(fullWords)).toBeInTheDocument();
  });

  it('waits for a deletion, which makes room for the file', async () => {
    receive();
    api.use(answer(listResumes, [first, second, third]), answer(deleteResume, [first, second]));
    const { user, choose } = show();
    await user.click(await findButton('Eliminar: Ensino'));
    await choose();
    await user.click(button('Guardar currículo'));
    await waitFor(() => expect(posts()).toHaveLength(1));
    const order = api.requests().map((line) => line.split(' ')[0]);
    expect(order.indexOf('DELETE')).toBeGreaterThan(-1);
    expect(order.indexOf('DELETE')).toBeLessThan(order.indexOf('POST'));
  });

  it('truncates a long file name in the field', async () => {
    const { choose } = show();
    await choose(buildResume('Inês Carvalho, currículo 2026.pdf'));
    expect(await screen.findByTitle('Inês Carvalho, currículo 2026.pdf')).toHaveTextContent('Inês Carvalho,...');
  });

  it.each([
    ['a picture', new File(['\u0089PNG'], 'a.pdf'), 'Apenas ficheiros PDF são permitidos.'],
    [
      'a file that is too large',
      new File(['%PDF-'.padEnd(limits.resumeBytes + 1, ' ')], 'a.pdf'),
      'Tamanho máximo do ficheiro é 5MB.',
    ],
    ['an encrypted file', buildResume('a.pdf', { encrypted: true }), /protegido por palavra-passe/],
  ])('refuses %s before sending, in a toast and on the page', async (_, file, words) => {
    const { choose, services } = show();
    await choose(file);
    expect((await screen.findByText(words)).closest('[role="alert"]')).toBeInTheDocument();
    expect(services.toast.current()).toMatchObject({ variant: 'destructive' });
    expect(button(/escolha um ficheiro/)).toBeInTheDocument();
  });

  it('warns about a file without text', async () => {
    const { choose } = show();
    await choose(buildResume('scan.pdf', { text: '' }));
    expect(await screen.findByText('O PDF parece ter só imagens.')).toBeInTheDocument();
  });

  it('requires a file and a name', async () => {
    const { user, choose } = show();
    await user.click(await findButton('Guardar currículo'));
    expect(screen.getByText('Escolha primeiro um ficheiro.')).toBeInTheDocument();
    await waitFor(() => expect(button(/escolha um ficheiro/)).toHaveFocus());
    await choose();
    await user.clear(await name());
    await user.click(button('Guardar currículo'));
    expect(await name()).toHaveAccessibleDescription(/Dê um nome ao currículo\./);
    await waitFor(async () => expect(await name()).toHaveFocus());
    expect(posts()).toEqual([]);
  });

  it('shows progress, sends once, and keeps the input when it is canceled', async () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    api.use(answer(addResume, () => opened.then(() => third)));
    const { user, choose } = show();
    await choose();
    await name();
    await user.dblClick(button('Guardar currículo'));
    expect(await screen.findByRole('progressbar', { name: 'Envio do currículo' })).toBeInTheDocument();
    expect(await name()).toBeDisabled();
    await user.click(button('Cancelar'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(await name()).toHaveValue('CV Inês');
    open();
    expect(posts()).toHaveLength(1);
  });

  it('shows a resume that was stored although its upload was canceled', async () => {
    api.use(answer(addResume, () => new Promise<StoredResume>(() => {})));
    const { user, choose } = show();
    await choose();
    await name();
    await user.click(button('Guardar currículo'));
    await screen.findByRole('progressbar');
    api.use(answer(listResumes, [first, second, third]));
    await user.click(button('Cancelar'));
    expect(await cardTitle('Ensino')).toBeInTheDocument();
  });

  it('requires confirmation before leaving with a selected file or a running upload', async () => {
    api.use(answer(addResume, () => new Promise<StoredResume>(() => {})));
    const { user, choose, services, address } = show();
    await choose();
    await name();
    act(() => services.history.push('/account?tab=savedJobs'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Sair sem guardar o currículo?' }));
    await user.click(question.getByRole('button', { name: 'Ficar' }));
    await user.click(button('Guardar currículo'));
    await screen.findByRole('progressbar');
    act(() => services.history.push('/account?tab=savedJobs'));
    await user.click(await findButton('Sair sem guardar'));
    expect(address()).toEqual(['/account', { tab: 'savedJobs' }]);
  });

  it('keeps the previous file and its name if another is refused', async () => {
    const { user, choose } = show();
    await choose();
    await user.type(await name(), ' 2026');
    await choose(buildResume('b.pdf', { encrypted: true }));
    await screen.findByText(/protegido por palavra-passe/);
    expect(screen.getByText('CV Inês.pdf')).toBeInTheDocument();
    expect(await name()).toHaveValue('CV Inês 2026');
  });

  it('shows a failure in a toast and on the page, and keeps file and name', async () => {
    api.use(answer(addResume, () => Response.error()));
    const { user, choose, services } = show();
    await choose();
    await user.type(await name(), '!');
    await user.click(button('Guardar currículo'));
    const words = await screen.findByText(/Sem resposta do servidor/);
    await waitFor(() => expect(words.closest('[role="alert"]')).toHaveFocus());
    expect(services.toast.current()).toMatchObject({ variant: 'destructive' });
    expect(await name()).toHaveValue('CV Inês!');
    receive();
    await user.click(button('Guardar currículo'));
    expect(await cardTitle('Ensino')).toBeInTheDocument();
  });

  it('refetches the list if the limit was reached in another tab', async () => {
    api.use(refuse(addResume, 409, 'resume_limit'));
    const { user, choose, services } = show();
    await choose();
    await name();
    api.use(answer(listResumes, [first, second, third]));
    await user.click(button('Guardar currículo'));
    expect(await cardTitle('Ensino')).toBeInTheDocument();
    expect(screen.getByText(fullWords)).toBeInTheDocument();
    expect(services.toast.current()?.title).toMatch(fullWords);
  });
});
