import { keepPage, releasePage } from './service-worker';

const postMessage = jest.fn();

function withWorkers(serviceWorker: object | undefined) {
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
}

afterEach(() => {
  postMessage.mockClear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('posts to the service worker when it is ready', async () => {
  let start = (_: object) => {};
  const ready = new Promise<object>((resolve) => (start = resolve));
  withWorkers({ ready });
  keepPage('/jobs/analista-12');
  releasePage('/jobs/analista-7');
  expect(postMessage).not.toHaveBeenCalled();
  start({ active: { postMessage } });
  await ready;
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'keep', path: '/jobs/analista-12' }],
    [{ type: 'release', path: '/jobs/analista-7' }],
  ]);
});

it('does nothing without service worker support', () => {
  withWorkers(undefined);
  expect(() => keepPage('/jobs/analista-12')).not.toThrow();
});
