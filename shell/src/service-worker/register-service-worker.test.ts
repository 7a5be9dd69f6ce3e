import { createFakeServices } from 'platform/testing';
import { registerServiceWorker } from './register-service-worker';

const register = jest.fn(() => Promise.resolve());
const postMessage = jest.fn();

function withWorker(controller: object | null) {
  const ready = Promise.resolve({ active: { postMessage } });
  Object.defineProperty(navigator, 'serviceWorker', { value: { register, controller, ready }, configurable: true });
}

/** The page was loaded under this address. */
function loadedAs(path: string) {
  const entry = { name: `https://trampolim.test${path}` } as PerformanceEntry;
  performance.getEntriesByType = () => [entry];
}

const postedMessages = () => postMessage.mock.calls.map(([message]: unknown[]) => message);

describe('the service worker of a page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.clearAllMocks();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('receives the page that was loaded before it started', async () => {
    withWorker(null);
    const { history } = createFakeServices({ path: '/jobs/analista-12?utm=mail' });
    await registerServiceWorker(history);
    expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
    await jest.runAllTimersAsync();
    expect(postedMessages()).toEqual([{ type: 'visited', path: '/jobs/analista-12?utm=mail' }]);
  });

  it('receives no pages on a metered connection', async () => {
    withWorker(null);
    Object.assign(navigator, { connection: { saveData: true } });
    await registerServiceWorker(createFakeServices({ path: '/jobs/analista-12' }).history);
    await jest.runAllTimersAsync();
    Object.assign(navigator, { connection: undefined });
    expect(postedMessages()).toEqual([]);
  });

  it('is not notified of a page that it has handled itself', async () => {
    withWorker({});
    loadedAs('/jobs/analista-12?utm=mail');
    await registerServiceWorker(createFakeServices({ path: '/jobs/analista-12' }).history);
    await jest.runAllTimersAsync();
    expect(postedMessages()).toEqual([]);
  });

  it('receives a page that the user navigated to before it started', async () => {
    withWorker({});
    loadedAs('/jobs');
    await registerServiceWorker(createFakeServices({ path: '/jobs/analista-12' }).history);
    await jest.runAllTimersAsync();
    expect(postedMessages()).toEqual([{ type: 'visited', path: '/jobs/analista-12' }]);
  });

  it('receives the pages that are read, not those that are skipped', async () => {
    withWorker({});
    loadedAs('/jobs');
    const { history } = createFakeServices({ path: '/jobs' });
    await registerServiceWorker(history);
    history.push('/jobs/passed-1');
    await jest.advanceTimersByTimeAsync(1000);
    history.push('/jobs/read-2');
    await jest.runAllTimersAsync();
    history.push('/jobs/read-2?more=1');
    await jest.runAllTimersAsync();
    expect(postedMessages()).toEqual([{ type: 'visited', path: '/jobs/read-2' }]);
  });

  it('is not registered in an insecure context', async () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
    await registerServiceWorker(createFakeServices().history);
    expect(register).not.toHaveBeenCalled();
  });
});
