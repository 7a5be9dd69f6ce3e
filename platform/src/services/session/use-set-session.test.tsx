import { screen, waitFor } from '@testing-library/react';
import {
  getSession,
  listCategories,
  listSavedJobs,
  type NoVariables,
  type SavedJob,
  type User,
} from 'shared-contracts';
import { useListSavedJobsQuery } from '../../queries/account.queries';
import { answer, buildUser, fakeApi, refuse, renderWithPlatform } from '../../testing';
import { queryOf, registerQuery } from '../api/contract-queries';
import { useSession, useSetSession } from './use-session';

const ana = buildUser({ firstName: 'Ana' });
const rui = buildUser({ id: 8, firstName: 'Rui' });

const buildSavedJob = () => ({ id: '5', jobId: 12 }) as SavedJob;

const savedJobs = queryOf<NoVariables, SavedJob[]>(registerQuery(listSavedJobs));
const categories = queryOf<NoVariables, unknown>(registerQuery(listCategories));

function SessionButton({ next }: { next: User | null }) {
  const { status, user } = useSession();
  const setSession = useSetSession();
  return <button onClick={() => void setSession(next)}>{`${status} ${user?.firstName ?? ''}`.trim()}</button>;
}

function SavedJobs() {
  return useSession().user === null ? null : <SavedJobCount />;
}

function SavedJobCount() {
  return <p>{`${useListSavedJobsQuery({}).data?.length ?? '?'} guardadas`}</p>;
}

describe('useSetSession', () => {
  const calls = fakeApi();
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  it('sets the user after a sign-in', async () => {
    calls.use(answer(getSession, ana));
    const { user } = renderWithPlatform(<SessionButton next={ana} />);
    await user.click(screen.getByRole('button', { name: 'anonymous' }));
    expect(await screen.findByRole('button', { name: 'authenticated Ana' })).toBeVisible();
  });

  it('sets null after a sign-out', async () => {
    calls.use(refuse(getSession, 401, 'unauthenticated'));
    const { user } = renderWithPlatform(<SessionButton next={null} />, { user: ana });
    await user.click(screen.getByRole('button', { name: 'authenticated Ana' }));
    expect(await screen.findByRole('button', { name: 'anonymous' })).toBeVisible();
  });

  it('unmounts private pages before their queries are sent again', async () => {
    calls.use(refuse(getSession, 401, 'unauthenticated'), answer(listSavedJobs, []));
    const { user } = renderWithPlatform(
      <>
        <SessionButton next={null} />
        <SavedJobs />
      </>,
      { user: ana },
    );
    expect(await screen.findByText('0 guardadas')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'authenticated Ana' }));
    expect(await screen.findByRole('button', { name: 'anonymous' })).toBeVisible();
    expect(calls.requests()).toEqual(['GET /api/account/saved-jobs', 'GET /api/session']);
  });

  it('refetches mounted queries for the new user', async () => {
    const saved = { ana: [] as SavedJob[], rui: [buildSavedJob()] };
    calls.use(answer(getSession, rui), answer(listSavedJobs, saved.ana));
    const { user } = renderWithPlatform(
      <>
        <SessionButton next={rui} />
        <SavedJobs />
      </>,
      { user: ana },
    );
    expect(await screen.findByText('0 guardadas')).toBeInTheDocument();
    calls.use(answer(listSavedJobs, saved.rui));
    await user.click(screen.getByRole('button', { name: 'authenticated Ana' }));
    expect(await screen.findByText('1 guardadas')).toBeInTheDocument();
  });

  it('clears the cache although another request hangs', async () => {
    const saved: SavedJob[] = [];
    const hanging = answer(listCategories, () => new Promise<Response>(() => {}));
    calls.use(answer(getSession, rui), answer(listSavedJobs, saved), hanging);
    const { user, services } = renderWithPlatform(<SessionButton next={rui} />, { user: ana });
    const { store } = services;
    const asked = store.dispatch(savedJobs.initiate({}));
    await asked;
    asked.unsubscribe();
    void store.dispatch(categories.initiate({}));
    await user.click(screen.getByRole('button', { name: 'authenticated Ana' }));
    await waitFor(() => expect(savedJobs.select({})(store.getState()).isUninitialized).toBe(true));
  });

  it('clears user-specific cache entries only', async () => {
    const saved: SavedJob[] = [];
    calls.use(answer(getSession, rui), answer(listSavedJobs, saved), answer(listCategories, []));
    const { user, services } = renderWithPlatform(<SessionButton next={rui} />, { user: ana });
    const { store } = services;
    const asked = [store.dispatch(savedJobs.initiate({})), store.dispatch(categories.initiate({}))];
    await Promise.all(asked);
    for (const query of asked) query.unsubscribe();
    expect(savedJobs.select({})(store.getState()).data).toEqual(saved);
    await user.click(screen.getByRole('button', { name: 'authenticated Ana' }));
    await waitFor(() => expect(savedJobs.select({})(store.getState()).isUninitialized).toBe(true));
    expect(categories.select({})(store.getState()).data).toEqual([]);
    expect(screen.getByRole('button', { name: 'authenticated Rui' })).toBeVisible();
  });
});
