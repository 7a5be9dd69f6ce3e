import { waitFor } from '@testing-library/react';
import { getSession, listSavedJobs, type NoVariables } from 'shared-contracts';
import { queryOf, registerQuery } from '../api/contract-queries';
import { answer, buildUser, fakeApi, refuse } from '../../testing';
import { fakeTabs } from '../../testing/fake-tabs';
import { createStore } from '../store';
import { createSessionSource } from './session';

const ana = buildUser({ firstName: 'Ana' });
const rui = buildUser({ id: 8, firstName: 'Rui' });
const minutes = (count: number) => count * 60_000;

const savedJobs = queryOf<NoVariables, unknown>(registerQuery(listSavedJobs));

function openTab() {
  const store = createStore();
  const source = createSessionSource(store);
  source.start(window);
  const expectUser = (name: string | null) => waitFor(() => expect(source.get().user?.firstName ?? null).toBe(name));
  return { store, source, expectUser };
}

const showPage = () => document.dispatchEvent(new Event('visibilitychange'));

describe('session source', () => {
  const calls = fakeApi(answer(getSession, ana));
  fakeTabs();
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  it('refetches when the page becomes visible after five minutes, and not before', async () => {
    const { expectUser } = openTab();
    await expectUser('Ana');
    showPage();
    expect(calls.requests()).toHaveLength(1);
    calls.use(answer(getSession, { ...ana, firstName: 'Anabela' }));
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + minutes(4.9));
    showPage();
    expect(calls.requests()).toHaveLength(1);
    jest.mocked(Date.now).mockReturnValue(now + minutes(5.1));
    showPage();
    await expectUser('Anabela');
    expect(calls.requests()).toHaveLength(2);
  });

  it('refetches when a page is restored from the back/forward cache', async () => {
    const { expectUser, source } = openTab();
    await expectUser('Ana');
    calls.use(refuse(getSession, 401, 'unauthenticated'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await expectUser(null);
    expect(source.get().status).toBe('anonymous');
  });

  it('syncs all tabs and clears the cache of the previous user', async () => {
    const first = openTab();
    const second = openTab();
    await first.expectUser('Ana');
    await second.expectUser('Ana');
    calls.use(answer(listSavedJobs, []));
    const asked = second.store.dispatch(savedJobs.initiate({}));
    await asked;
    asked.unsubscribe();
    calls.use(answer(getSession, rui));
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + minutes(6));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await first.expectUser('Rui');
    await second.expectUser('Rui');
    await waitFor(() => expect(savedJobs.select({})(second.store.getState()).isUninitialized).toBe(true));
  });

  it('notifies other tabs, which refetch', async () => {
    const { expectUser, source } = openTab();
    await expectUser('Ana');
    calls.use(answer(getSession, rui));
    new BroadcastChannel('session').postMessage(rui.id);
    await expectUser('Rui');
    expect(source.get().user).toEqual(rui);
  });

  it('does not refetch for an unchanged user', async () => {
    const { expectUser } = openTab();
    await expectUser('Ana');
    new BroadcastChannel('session').postMessage(ana.id);
    expect(calls.requests()).toHaveLength(1);
  });
});
