import { NavigationType } from 'react-router-dom';
import { createBrowserHistory } from './browser-history';
import { createScopedHistory, type BlockedNavigation, type PlatformHistory } from './history';

/** jsdom traverses its history asynchronously, as browsers do. */
const settled = () =>
  new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));

const path = (history: PlatformHistory) => history.get().location.pathname;

describe('the history of the page', () => {
  let history: PlatformHistory;

  beforeAll(() => {
    window.history.replaceState(null, '', '/start');
    history = createBrowserHistory(window);
  });

  beforeEach(() => history.replace('/start'));

  it('distinguishes push, replace and pop', async () => {
    const actions: NavigationType[] = [];
    const stop = history.listen(() => actions.push(history.get().action));
    history.push('/jobs?page=2', { from: 'test' });
    history.replace('/jobs?page=3');
    const back = settled();
    history.go(-1);
    await back;
    stop();
    expect(actions).toEqual([NavigationType.Push, NavigationType.Replace, NavigationType.Pop]);
    expect(path(history)).toBe('/start');
  });

  it('stores the state and a key of each entry', () => {
    history.push('/jobs', { from: 'home' });
    const { location } = history.get();
    expect(location.state).toEqual({ from: 'home' });
    expect(location.key).toHaveLength(8);
  });

  it("ignores single-spa's artificial popstate events", () => {
    const before = history.get();
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }));
    expect(history.get()).toBe(before);
  });

  it('assigns an index to an entry of a plain hash link', async () => {
    const moved = settled();
    window.location.hash = '#perguntas';
    await moved;
    expect(history.get().location.hash).toBe('#perguntas');
    expect(window.history.state).toMatchObject({ idx: expect.any(Number) });
  });
});

describe('a blocked history', () => {
  let history: PlatformHistory;
  let blocked: BlockedNavigation | null;
  let release: () => void;

  beforeAll(() => {
    window.history.replaceState(null, '', '/start');
    history = createBrowserHistory(window);
  });

  beforeEach(() => {
    history.push('/start');
    history.push('/form');
    blocked = null;
    release = history.block((navigation) => (blocked = navigation));
  });

  afterEach(() => release());

  it('blocks a push until it proceeds', () => {
    history.push('/jobs');
    expect(path(history)).toBe('/form');
    expect(blocked).toMatchObject({ action: NavigationType.Push, location: { pathname: '/jobs' } });
    blocked?.proceed();
    expect(path(history)).toBe('/jobs');
  });

  it('reverts a browser back without notifying listeners, and calls the blocker', async () => {
    const listener = jest.fn();
    window.addEventListener('popstate', listener);
    window.history.back();
    await until(() => blocked !== null);
    window.removeEventListener('popstate', listener);
    expect(window.location.pathname).toBe('/form');
    expect(path(history)).toBe('/form');
    expect(listener).not.toHaveBeenCalled();
  });

  it('goes back when confirmed', async () => {
    window.history.back();
    await until(() => blocked !== null);
    const back = settled();
    blocked?.proceed();
    await back;
    expect(path(history)).toBe('/start');
  });

  it('cancels beforeunload events until released', () => {
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(true);
    release();
    expect(close()).toBe(false);
  });
});

describe('a layer over the page', () => {
  let history: PlatformHistory;
  let listener: jest.Mock;
  let close: jest.Mock;
  let remove: () => void;

  beforeAll(() => {
    window.history.replaceState(null, '', '/start');
    history = createBrowserHistory(window);
  });

  beforeEach(() => {
    history.push('/before');
    history.push('/page', { from: 'test' });
    listener = jest.fn();
    close = jest.fn(() => remove());
    history.listen(listener);
    remove = history.addLayer(close);
  });

  afterEach(() => remove());

  const indexNow = () => (window.history.state as { idx: number }).idx;
  const back = async () => {
    const moved = settled();
    window.history.back();
    await moved;
  };

  it('is closed by a back navigation without notifying listeners', async () => {
    const { location } = history.get();
    const others = jest.fn();
    window.addEventListener('popstate', others);
    window.history.back();
    await until(() => close.mock.calls.length === 1);
    window.removeEventListener('popstate', others);
    expect(window.location.pathname).toBe('/page');
    expect(history.get().location).toBe(location);
    expect(listener).not.toHaveBeenCalled();
    expect(others).not.toHaveBeenCalled();
    await back();
    expect(path(history)).toBe('/before');
  });

  it('removes its entry when closed otherwise', async () => {
    remove();
    history.push('/next');
    await until(() => path(history) === '/next');
    await back();
    expect(path(history)).toBe('/page');
    expect(history.get().location.state).toEqual({ from: 'test' });
    await back();
    expect(path(history)).toBe('/before');
  });

  it('replaces its entry when a link in it is followed', async () => {
    history.push('/next');
    remove();
    expect(path(history)).toBe('/next');
    await back();
    expect(path(history)).toBe('/page');
  });

  it('stays open after a navigation, and is closed by the next back', async () => {
    history.push('/page?filter=1');
    const index = indexNow();
    await until(() => indexNow() === index + 1);
    window.history.back();
    await until(() => close.mock.calls.length === 1);
    expect(history.get().location.search).toBe('?filter=1');
    await back();
    expect(history.get().location.search).toBe('');
  });

  it('is closed before a blocker is called', async () => {
    const blocker = jest.fn();
    const release = history.block(blocker);
    window.history.back();
    await until(() => close.mock.calls.length === 1);
    expect(blocker).not.toHaveBeenCalled();
    window.history.back();
    await until(() => blocker.mock.calls.length === 1);
    expect(blocker).toHaveBeenCalledWith(
      expect.objectContaining({ location: expect.objectContaining({ pathname: '/before' }) }),
    );
    release();
  });

  it('is closed by a navigation beyond the page, which proceeds', async () => {
    const moved = settled();
    window.history.go(-2);
    await moved;
    expect(close).toHaveBeenCalledTimes(1);
    expect(path(history)).toBe('/before');
  });
});

describe('a scoped view', () => {
  it('does not change while the URL belongs to another remote', () => {
    const history = createBrowserHistory(window);
    history.push('/jobs');
    const view = createScopedHistory(history, (pathname) => pathname.startsWith('/jobs'));
    history.push('/companies');
    expect(view.get().location.pathname).toBe('/jobs');
    history.push('/jobs/12');
    expect(view.get().location.pathname).toBe('/jobs/12');
  });
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve));
}
