import { findCause } from './find-cause';
import { buildRemote } from './testing/build-remote';

const remote = { ...buildRemote(), integrity: { 'remoteEntry.js': 'sha384-entry', 'expose-app.js': 'sha384-app' } };

/** `tampered`: a file whose content does not match its hash; the browser rejects it. */
function serve(statuses: Record<string, number>, tampered: string | null) {
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, options) => {
    const file = (address as string).split('/').at(-1) ?? '';
    const isRefused = statuses[file] === 0 || (file === tampered && options?.integrity !== undefined);
    return isRefused
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response('', { status: statuses[file] ?? 200 }));
  });
}

describe('the cause of a remote that does not load', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each<[code: string, cause: string, statuses: Record<string, number>, tampered: string | null]>([
    ['TP-201 expose-app.js (503)', 'failed', { 'expose-app.js': 503 }, null],
    ['TP-201 remoteEntry.js (0)', 'failed', { 'remoteEntry.js': 0 }, null],
    ['TP-201 RUNTIME-008', 'RUNTIME-008', {}, null],
    ['TP-202 expose-app.js', 'failed', { 'remoteEntry.js': 503, 'expose-app.js': 404 }, null],
    ['TP-204 expose-app.js', 'ChunkLoadError', {}, 'expose-app.js'],
    ['TP-301 Module "./app" does not exist in container.', 'Module "./app" does not exist in container.', {}, null],
    ['TP-401 x is not defined', 'x is not defined', {}, null],
  ])('is %s', async (code, cause, statuses, tampered) => {
    serve(statuses, tampered);
    const found = await findCause(new Error(cause), remote, 'app');
    expect(found.message).toBe(code);
    expect(found.cause).toEqual(new Error(cause));
  });
});
