import type { ReactNode } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { Navigate } from 'react-router-dom';
import { listSavedJobs, type NoVariables, type SavedJob, type User } from 'shared-contracts';
import { useListSavedJobsQuery } from '../../queries/account.queries';
import { useLeaveGuard } from '../../remote/use-leave-guard';
import { answer, buildUser, fakeApi, refuse, renderWithPlatform } from '../../testing';
import { queryOf, registerQuery } from '../api/contract-queries';
import { useSession, useSessionEnd, useSessionEndOn, useSignInAgain, useUpdateUser } from './use-session';

const ana = buildUser({ firstName: 'Ana' });
const here = '/account?tab=savedJobs';

const savedJobs = queryOf<NoVariables, SavedJob[]>(registerQuery(listSavedJobs));

/** Guard of a private page, as in the shell. */
function Gate() {
  return useSession().status === 'anonymous' ? <Navigate to="/auth" replace /> : null;
}

const failure = (status: number) => ({ status, data: { error: '', message: '', code: 'unauthenticated' } });

function SaveButton({ status }: { status: number }) {
  const endSession = useSessionEnd();
  const guard = useLeaveGuard(true);
  const save = () => {
    document.title = String(endSession(failure(status)));
  };
  return <button onClick={save}>{guard.pending ? 'Sair sem guardar?' : 'Guardar'}</button>;
}

function PrivatePage({ children }: { children: ReactNode }) {
  return useSession().user === null ? null : children;
}

function SavedJobs() {
  const { data, error } = useListSavedJobsQuery({});
  if (useSessionEndOn(error)) return null;
  return <p>{error === undefined ? `${data?.length ?? '?'} guardadas` : 'Falhou'}</p>;
}

function VisitorsPage() {
  return <button onClick={useSignInAgain('/jobs/12/apply')}>Enviar</button>;
}

function Name({ next }: { next: User }) {
  const updateUser = useUpdateUser();
  return <button onClick={() => updateUser(next)}>{useSession().user?.firstName}</button>;
}

describe('a session that has ended', () => {
  const calls = fakeApi();
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());
  const addressOf = ({ services }: ReturnType<typeof renderWithPlatform>) => {
    const { pathname, search } = services.history.get().location;
    return pathname + search;
  };

  it('navigates to /auth with the reason and the return path, even from a guarded page', async () => {
    const page = (
      <>
        <Gate />
        <PrivatePage>
          <SaveButton status={401} />
        </PrivatePage>
      </>
    );
    const view = renderWithPlatform(page, { path: here, user: ana });
    await view.user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(addressOf(view)).toBe('/auth?message=session&returnTo=%2Faccount%3Ftab%3DsavedJobs'));
    expect(view.services.history.get().action).toBe('REPLACE');
    expect(document.title).toBe('true');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(JSON.stringify(view.services.store.getState())).not.toContain('Ana');
    expect(calls.requests()).toEqual([]);
  });

  it('ignores other errors', async () => {
    const view = renderWithPlatform(<SaveButton status={403} />, { path: here, user: ana });
    await view.user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(document.title).toBe('false');
    expect(addressOf(view)).toBe(here);
  });

  it('is handled for a query, which then renders nothing', async () => {
    calls.use(refuse(listSavedJobs, 401, 'unauthenticated'));
    const page = (
      <PrivatePage>
        <SavedJobs />
      </PrivatePage>
    );
    const view = renderWithPlatform(page, { path: here, user: ana });
    expect(screen.getByText('? guardadas')).toBeInTheDocument();
    await waitFor(() => expect(addressOf(view)).toMatch(/^\/auth\?message=session/));
    expect(screen.queryByText('Falhou')).not.toBeInTheDocument();
    expect(calls.requests()).toHaveLength(1);
  });

  it('ignores other errors of a query', async () => {
    calls.use(refuse(listSavedJobs, 503, 'service_unavailable'));
    const view = renderWithPlatform(<SavedJobs />, { path: here, user: ana });
    expect(await screen.findByText('Falhou')).toBeInTheDocument();
    expect(addressOf(view)).toBe(here);
  });

  it('keeps a public page in the history and clears the user cache', async () => {
    const saved: SavedJob[] = [];
    calls.use(answer(listSavedJobs, saved));
    const view = renderWithPlatform(<VisitorsPage />, { path: '/jobs/12', user: ana });
    const { store } = view.services;
    const asked = store.dispatch(savedJobs.initiate({}));
    await asked;
    asked.unsubscribe();
    await view.user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(addressOf(view)).toBe('/auth?message=session&returnTo=%2Fjobs%2F12%2Fapply'));
    expect(view.services.history.get().action).toBe('PUSH');
    expect(savedJobs.select({})(store.getState()).isUninitialized).toBe(true);
  });
});

describe('an updated user', () => {
  const calls = fakeApi(answer(listSavedJobs, []));

  it('is shown without refetching other data', async () => {
    const page = (
      <>
        <SavedJobs />
        <Name next={{ ...ana, firstName: 'Anabela' }} />
      </>
    );
    const { user } = renderWithPlatform(page, { user: ana });
    expect(await screen.findByText('0 guardadas')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ana' }));
    expect(await screen.findByRole('button', { name: 'Anabela' })).toBeInTheDocument();
    expect(calls.requests()).toEqual(['GET /api/account/saved-jobs']);
  });
});
