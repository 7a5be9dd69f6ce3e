import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { getSession } from 'shared-contracts';
import { answer, buildUser, fakeApi, refuse, renderWithPlatform } from '../../testing';
import { fakeTabs } from '../../testing/fake-tabs';
import { createStore } from '../store';
import { createSessionSource } from './session';
import { useSession } from './use-session';

const ana = buildUser({ firstName: 'Ana' });

function SessionStatus() {
  const { status, user } = useSession();
  return <p>{`${status} ${user?.firstName ?? ''}`}</p>;
}

function renderTwice() {
  const store = createStore();
  render(
    <Provider store={store}>
      <SessionStatus />
      <SessionStatus />
    </Provider>,
  );
  return store;
}

describe('the session', () => {
  const api = fakeApi(answer(getSession, ana));
  fakeTabs();
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  it('is requested once for several components', async () => {
    renderTwice();
    expect(screen.getAllByText('loading')).toHaveLength(2);
    expect(await screen.findAllByText('authenticated Ana')).toHaveLength(2);
    expect(api.requests()).toEqual(['GET /api/session']);
  });

  it('treats a 401 as a visitor without a retry', async () => {
    api.use(refuse(getSession, 401, 'unauthenticated'));
    renderTwice();
    expect(await screen.findAllByText('anonymous')).toHaveLength(2);
    expect(api.requests()).toHaveLength(1);
  });

  it('treats a failed request as a visitor', async () => {
    api.use(refuse(getSession, 503, 'service_unavailable'));
    renderTwice();
    expect(await screen.findAllByText('anonymous')).toHaveLength(2);
  });

  it('is available immediately when primed by the server', () => {
    renderWithPlatform(<SessionStatus />, { user: ana });
    expect(screen.getByText('authenticated Ana')).toBeVisible();
    expect(api.requests()).toEqual([]);
  });

  it('is loading during hydration', async () => {
    const page = (store: ReturnType<typeof createStore>) => (
      <Provider store={store}>
        <SessionStatus />
      </Provider>
    );
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page(createStore()));
    const store = createStore();
    const source = createSessionSource(store);
    source.start(window);
    await waitFor(() => expect(source.get().status).toBe('authenticated'));
    const onRecoverableError = jest.fn();
    const root = await act(async () => hydrateRoot(place, page(store), { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(place).toHaveTextContent('authenticated Ana');
    await act(async () => root.unmount());
    place.remove();
  });

  it('notifies subscribers outside React once per change', async () => {
    const source = createSessionSource(createStore());
    const statuses: string[] = [];
    const known = new Promise<void>((resolve) => {
      source.subscribe(() => {
        statuses.push(source.get().status);
        resolve();
      });
    });
    expect(source.get().status).toBe('loading');
    source.start(window);
    await known;
    expect(statuses).toEqual(['authenticated']);
  });
});
