import { act, screen, waitFor } from '@testing-library/react';
import { queryCache } from 'platform';
import { answer, buildUser, fakeApi, type FakePage, refuse, renderWithPlatform } from 'platform/testing';
import {
  getSession,
  listSavedJobs,
  removeSavedJob,
  restoreSavedJob,
  saveJob,
  type SavedJob,
  type User,
} from 'shared-contracts';
import { buildJobCard } from 'shared-contracts/testing';
import { SaveButton, SaveIconButton } from './SaveButton';

const job = buildJobCard();
const entry: SavedJob = {
  id: 'e1',
  jobId: job.id,
  job,
  savedAt: '2026-11-20T12:00:00.000Z',
  note: null,
  noteVersion: 1,
};

function show(page: FakePage = {}) {
  return renderWithPlatform(<SaveIconButton job={job} />, {
    path: '/jobs?page=2',
    user: buildUser(),
    ...page,
  });
}
type Shown = ReturnType<typeof show>;

const save = () => screen.findByRole('button', { name: 'Guardar: Analista de Dados', pressed: false });
const remove = () => screen.findByRole('button', { name: 'Remover das guardadas: Analista de Dados', pressed: true });
const toast = ({ services }: Shown) => services.toast.current();
const address = ({ services }: Shown) => {
  const { pathname, search } = services.history.get().location;
  return [pathname, Object.fromEntries(new URLSearchParams(search))];
};
const atLogin = ['/auth', { message: 'save-login', returnTo: '/jobs?page=2', save: String(job.id) }];

describe('the save button of a job', () => {
  const api = fakeApi(answer(listSavedJobs, []));

  it('redirects a visitor to /auth with the reason, the return address and the job to save', async () => {
    const page = show({ user: null });
    await page.user.click(await save());
    expect(address(page)).toEqual(atLogin);
    expect(api.requests()).toEqual([]);
  });

  it('updates optimistically and shows a toast', async () => {
    let arrive = (_: SavedJob) => {};
    api.use(answer(saveJob, () => new Promise<SavedJob>((resolve) => (arrive = resolve))));
    const page = show();
    await waitFor(() => expect(api.requests()).toHaveLength(1));
    await page.user.click(await save());
    expect(await remove()).toHaveAttribute('aria-disabled', 'true');
    expect(toast(page)).toBeNull();
    api.use(answer(listSavedJobs, [entry]));
    arrive(entry);
    const title = 'Oferta guardada. Encontra-a em “Guardadas”.';
    await waitFor(() => expect(toast(page)).toMatchObject({ title, variant: 'success' }));
    expect(await remove()).toBeInTheDocument();
  });

  it('deletes the saved job by the id of its list entry', async () => {
    api.use(answer(listSavedJobs, [entry]), answer(removeSavedJob, []));
    const page = show();
    const button = await remove();
    api.use(answer(listSavedJobs, []));
    await page.user.click(button);
    await save();
    await waitFor(() => expect(toast(page)).toMatchObject({ title: 'Oferta removida das guardadas.' }));
    expect(api.requests()).toContain('DELETE /api/account/saved-jobs/e1');
  });

  it('restores a removed job with its note from the toast', async () => {
    const noted = { ...entry, note: 'Ligar à Ana' };
    api.use(answer(listSavedJobs, [noted]), answer(removeSavedJob, []));
    const page = show();
    const button = await remove();
    api.use(answer(listSavedJobs, []));
    await page.user.click(button);
    await waitFor(() => expect(toast(page)?.action?.label).toBe('Anular'));
    let body: unknown;
    api.use(
      answer(restoreSavedJob, async (request) => {
        body = await request.json();
        return noted;
      }),
      answer(listSavedJobs, [noted]),
    );
    act(() => toast(page)?.action?.onClick());
    expect(await remove()).toBeInTheDocument();
    expect(body).toEqual({ jobId: job.id, savedAt: entry.savedAt, note: 'Ligar à Ana' });
  });

  it('sends one request on a double click', async () => {
    api.use(answer(saveJob, entry));
    const page = show();
    await waitFor(() => expect(api.requests()).toHaveLength(1));
    await page.user.dblClick(await save());
    await waitFor(() => expect(toast(page)).not.toBeNull());
    expect(api.requests().filter((line) => !line.startsWith('GET'))).toEqual(['POST /api/account/saved-jobs']);
  });

  it.each([
    [
      'the job is already saved',
      [],
      refuse(saveJob, 409, 'job_already_saved'),
      'Error Saving Job',
      'Job Already Saved',
    ],
    ['saving fails', [], refuse(saveJob, 500, 'internal_error'), 'Error Saving Job', 'Please try again later.'],
    [
      'the job is already removed',
      [entry],
      refuse(removeSavedJob, 404, 'saved_job_not_found'),
      'Error Removing Job',
      'Job is not in your saved jobs',
    ],
  ] as const)('shows the reason and reloads the list if %s', async (_, saved, refusal, title, text) => {
    api.use(answer(listSavedJobs, [...saved]), refusal);
    const page = show({ language: 'en' });
    await waitFor(() => expect(api.requests()).toHaveLength(1));
    const before = saved.length === 0 ? 'false' : 'true';
    const button = screen.getByRole('button');
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', before));
    await page.user.click(button);
    await waitFor(() => expect(toast(page)).toMatchObject({ title, description: text, variant: 'destructive' }));
    await waitFor(() => expect(api.requests().filter((line) => line.startsWith('GET'))).toHaveLength(2));
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', before));
  });

  it('redirects to /auth if the session has expired', async () => {
    api.use(refuse(saveJob, 401, 'unauthenticated'));
    const page = show();
    await waitFor(() => expect(api.requests()).toHaveLength(1));
    await page.user.click(await save());
    await waitFor(() => expect(address(page)).toEqual(atLogin));
    expect(toast(page)).toBeNull();
  });

  it('saves while the session is loading, and shows the job as saved after that', async () => {
    let arrive = (_: User) => {};
    api.use(
      answer(getSession, () => new Promise<User>((resolve) => (arrive = resolve))),
      answer(saveJob, entry),
    );
    const page = show({ user: 'unknown' });
    await page.user.click(await save());
    await waitFor(() => expect(toast(page)).toMatchObject({ variant: 'success' }));
    api.use(answer(listSavedJobs, [entry]));
    arrive(buildUser());
    expect(await remove()).toBeInTheDocument();
  });

  it('shows the job as not saved after the session has ended', async () => {
    api.use(answer(listSavedJobs, [entry]));
    const { services } = show();
    await remove();
    api.use(refuse(getSession, 401, 'unauthenticated'));
    act(() => void services.store.dispatch(queryCache.invalidate(['Session'])));
    expect(await save()).toBeInTheDocument();
  });

  it('has a visible label in the apply panel', async () => {
    api.use(answer(listSavedJobs, [entry]));
    renderWithPlatform(<SaveButton job={job} />, { user: buildUser() });
    expect(await screen.findByRole('button', { name: 'Guardada', pressed: true })).toBeInTheDocument();
  });
});
