import { screen, waitFor } from '@testing-library/react';
import { answer, fakeApi, refuse } from 'platform/testing';
import { listApplications, listSavedJobs, writeSavedJobNote, type SavedJob } from 'shared-contracts';
import { buildSavedJob } from '../../testing/build-lists';
import { button, renderTab } from '../../testing/render-tab';
import { SavedJobsTab } from './SavedJobsTab';

const entry = buildSavedJob();
const noted = { ...entry, note: 'Primeira', noteVersion: 4 };
const add = 'Adicionar nota: Designer de Produto';
const edit = 'Editar nota: Designer de Produto';
const field = () => screen.getByRole('textbox', { name: 'Nota sobre “Designer de Produto”' });

describe('note of a saved job', () => {
  const api = fakeApi(answer(listApplications, []));
  const bodies: unknown[] = [];
  beforeEach(() => {
    bodies.length = 0;
  });

  async function arrive(saved: SavedJob) {
    api.use(answer(listSavedJobs, [saved]));
    const shown = renderTab(SavedJobsTab, 'savedJobs');
    await screen.findByRole('link', { name: 'Designer de Produto' });
    return shown;
  }
  const accept = (result: Partial<SavedJob>) =>
    api.use(
      answer(writeSavedJobNote, async (request) => {
        bodies.push(await request.json());
        return { ...entry, ...result };
      }),
    );

  it('is written, shown and announced; the focus returns to its button', async () => {
    accept({ note: 'Perguntar pelo horário', noteVersion: 2 });
    const { user } = await arrive(entry);
    await user.click(button(add));
    expect(field()).toHaveFocus();
    await user.keyboard('Perguntar pelo horário');
    expect(screen.getByText('22 de 1000 caracteres')).toBeInTheDocument();
    await user.click(button('Guardar nota'));
    expect(await screen.findByText('Perguntar pelo horário', { selector: 'blockquote' })).toBeInTheDocument();
    expect(button(edit)).toHaveFocus();
    expect(bodies).toEqual([{ note: 'Perguntar pelo horário', noteVersion: 1 }]);
    expect(api.requests().filter((line) => line.startsWith('PUT'))).toEqual(['PUT /api/account/saved-jobs/s1/note']);
  });

  it('is deleted by an empty text', async () => {
    accept({ note: null, noteVersion: 5 });
    const { user } = await arrive(noted);
    await user.click(button(edit));
    await user.clear(field());
    await user.click(button('Guardar nota'));
    await waitFor(() => expect(button(add)).toHaveFocus());
    expect(bodies).toEqual([{ note: '', noteVersion: 4 }]);
  });

  it('is not sent if it is too long', async () => {
    const { user } = await arrive(entry);
    await user.click(button(add));
    await user.click(field());
    await user.paste('x'.repeat(1001));
    expect(field()).toHaveAccessibleDescription(/A nota pode ter até 1000 caracteres/);
    await user.click(button('Guardar nota'));
    expect(field()).toHaveFocus();
    expect(api.requests().filter((line) => line.startsWith('PUT'))).toEqual([]);
  });

  it('keeps the text after a failure', async () => {
    api.use(refuse(writeSavedJobNote, 503, 'service_unavailable'));
    const { user } = await arrive(entry);
    await user.click(button(add));
    await user.keyboard('Não perder');
    await user.click(button('Guardar nota'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível guardar a nota');
    expect(field()).toHaveValue('Não perder');
  });

  it.each([
    { choice: 'Guardar a minha', sent: [{ note: 'Minha', noteVersion: 5 }], shown: 'Minha' },
    { choice: 'Ficar com esta', sent: [], shown: 'Outra' },
  ])('shows a change of another tab: $choice', async ({ choice, sent, shown }) => {
    const { user } = await arrive(noted);
    await user.click(button(edit));
    await user.clear(field());
    await user.keyboard('Minha');
    api.use(
      refuse(writeSavedJobNote, 409, 'note_changed'),
      answer(listSavedJobs, [{ ...entry, note: 'Outra', noteVersion: 5 }]),
    );
    await user.click(button('Guardar nota'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/A nota foi alterada entretanto.{1,80}Outra/);
    expect(field()).toHaveValue('Minha');
    accept({ note: 'Minha', noteVersion: 6 });
    await user.click(button(choice));
    expect(await screen.findByText(shown, { selector: 'blockquote' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(bodies).toEqual(sent);
  });

  it('keeps the text if the note of the other tab cannot be read', async () => {
    const { user } = await arrive(noted);
    await user.click(button(edit));
    await user.clear(field());
    await user.keyboard('Minha');
    api.use(refuse(writeSavedJobNote, 409, 'note_changed'), refuse(listSavedJobs, 503, 'service_unavailable'));
    await user.click(button('Guardar nota'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível guardar a nota');
    expect(field()).toHaveValue('Minha');
  });

  it('asks before the page is left with an unsaved text', async () => {
    const { user } = await arrive(entry);
    await user.click(button(add));
    await user.keyboard('Por guardar');
    await user.click(screen.getByRole('link', { name: entry.job.title }));
    expect(await screen.findByRole('alertdialog', { name: 'Sair sem guardar a nota?' })).toBeInTheDocument();
  });
});
