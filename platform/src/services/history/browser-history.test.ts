import { NavigationType } from 'react-router-dom';
import { createBrowserHistory } from './browser-history';
import { createScopedHistory } from './scoped-history';
import type { HeldNavigation, PlatformHistory } from './types';

/** jsdom moves through its history asynchronously, as browsers do. */
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

  it('tells a push from a replace and from a move through the entries', async () => {
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

  it('keeps the state and a key of each entry', () => {
    history.push('/jobs', { from: 'home' });
    const { location } = history.get();
    expect(location.state).toEqual({ from: 'home' });
    expect(location.key).toHaveLength(8);
  });

  it('pays no heed to the popstate that single-spa makes up', () => {
    const before = history.get();
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }));
    expect(history.get()).toBe(before);
  });

  it('counts an entry that a plain hash link made', async () => {
    const moved = settled();
    window.location.hash = '#perguntas';
    await moved;
    expect(history.get().location.hash).toBe('#perguntas');
    expect(window.history.state).toMatchObject({ idx: expect.any(Number) });
  });
});

describe('a blocked history', () => {
  let history: PlatformHistory;
  let held: HeldNavigation | null;
  let release: () => void;

  beforeAll(() => {
    window.history.replaceState(null, '', '/start');
    history = createBrowserHistory(window);
  });

  beforeEach(() => {
    history.push('/start');
    history.push('/form');
    held = null;
    release = history.block((navigation) => (held = navigation));
  });

  afterEach(() => release());

  it('holds a push until it may proceed', () => {
    history.push('/jobs');
    expect(path(history)).toBe('/form');
    expect(held).toMatchObject({ action: NavigationType.Push, location: { pathname: '/jobs' } });
    held?.proceed();
    expect(path(history)).toBe('/jobs');
  });

  it('takes a step back in the browser back, tells nobody else, and asks', async () => {
    const heard = jest.fn();
    window.addEventListener('popstate', heard);
    window.history.back();
    await until(() => held !== null);
    window.removeEventListener('popstate', heard);
    expect(window.location.pathname).toBe('/form');
    expect(path(history)).toBe('/form');
    expect(heard).not.toHaveBeenCalled();
  });

  it('makes the step back once the person agrees', async () => {
    window.history.back();
    await until(() => held !== null);
    const back = settled();
    held?.proceed();
    await back;
    expect(path(history)).toBe('/start');
  });

  it('asks before the page is closed, and no longer once released', () => {
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

describe('a scoped view', () => {
  it('stands still while the address belongs to another remote', () => {
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
