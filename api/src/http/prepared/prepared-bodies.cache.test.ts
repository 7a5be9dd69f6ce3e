import { text } from 'node:stream/consumers';
import { AppError } from '../app.errors.ts';
import { PreparedBodies, type PreparedSource, type PreparedVersion } from './prepared-bodies.cache.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const minute = 60_000;

let clock: jest.SpyInstance<number, []>;
let bodies: PreparedBodies;
beforeEach(() => {
  clock = jest.spyOn(Date, 'now').mockReturnValue(noon);
  bodies = new PreparedBodies();
});
afterEach(() => {
  bodies.onApplicationShutdown();
  jest.restoreAllMocks();
});

/** A source that writes "1", "2", …; with `isPaused`, each text waits for `finish`. */
function createSource(given: Partial<PreparedSource> = {}) {
  const source = { key: 'list', builds: 0, isPaused: false, finish: () => {} };
  const write = async () => {
    source.builds += 1;
    const content = String(source.builds);
    if (source.isPaused) await new Promise<void>((resolve) => (source.finish = resolve));
    return [content];
  };
  return Object.assign(source, { write, ...given });
}

const contentOf = async (prepared: PreparedVersion | Promise<PreparedVersion>) =>
  text((await prepared).body.represent('identity').stream());

it('builds a version once for 50 concurrent and all later callers', async () => {
  const source = createSource();
  const answers = await Promise.all(Array.from({ length: 50 }, () => bodies.get(source, '1')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await contentOf(bodies.get(source, '1'))).toBe('1');
  expect(source.builds).toBe(1);
});

it('builds again for a new version', async () => {
  const source = createSource();
  await bodies.get(source, '1');
  const answer = await bodies.get(source, '2');
  expect([answer.version, await contentOf(answer)]).toEqual(['2', '2']);
});

it('does not restart a running build when the version changes', async () => {
  const source = createSource();
  source.isPaused = true;
  const callers = ['1', '2', '3'].map((version) => bodies.get(source, version));
  source.finish();
  expect((await Promise.all(callers)).map(({ version }) => version)).toEqual(['1', '1', '1']);
  expect(source.builds).toBe(1);
});

it('returns the previous text during a slow build', async () => {
  const source = createSource();
  await bodies.get(source, '1');
  source.isPaused = true;
  clock.mockReturnValue(noon + minute);
  expect((await bodies.get(source, '2')).version).toBe('1');
  source.finish();
  await bodies.get(source, '2');
  expect((await bodies.get(source, '2')).version).toBe('2');
  expect(source.builds).toBe(2);
});

it('returns no text that was last known to be current more than a minute ago', async () => {
  const source = createSource();
  await bodies.get(source, '1');
  source.isPaused = true;
  clock.mockReturnValue(noon + minute + 1);
  const caller = bodies.get(source, '2');
  source.finish();
  expect((await caller).version).toBe('2');
});

it.each([
  ['a minute if the next change is unknown', {}, minute],
  ['the time until its next change', { nextChange: () => Promise.resolve(new Date(noon + 5 * minute)) }, 5 * minute],
  [
    'at least a minute if the next change is earlier',
    { nextChange: () => Promise.resolve(new Date(noon + 1)) },
    minute,
  ],
  ['an hour if no change is due', { nextChange: () => Promise.resolve(null) }, 60 * minute],
])('caches the text of a version for %s', async (_name, given, lifetime) => {
  const source = createSource(given);
  await bodies.get(source, '1');
  clock.mockReturnValue(noon + lifetime - 1);
  await bodies.get(source, '1');
  expect(source.builds).toBe(1);
  clock.mockReturnValue(noon + lifetime);
  await bodies.get(source, '1');
  expect(source.builds).toBe(2);
});

it('rejects for all waiting callers if a build fails, and builds again for the next', async () => {
  const source = createSource();
  const { write } = source;
  source.write = () => Promise.reject(new AppError(404, 'not_found', 'No such text.'));
  const outcomes = await Promise.allSettled([bodies.get(source, '1'), bodies.get(source, '1')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  source.write = write;
  expect(await contentOf(bodies.get(source, '1'))).toBe('1');
});

it('limits the size of the cache', async () => {
  for (let key = 0; key < 250; key += 1) await bodies.get(createSource({ key: String(key) }), '1');
  const first = createSource({ key: '0' });
  const last = createSource({ key: '249' });
  await Promise.all([bodies.get(first, '1'), bodies.get(last, '1')]);
  expect([first.builds, last.builds]).toEqual([1, 0]);
});

it('returns an ETag per encoding, equal for equal texts', async () => {
  const { body } = await bodies.get(createSource(), '1');
  const tags = (['br', 'gzip', 'identity'] as const).map((encoding) => body.represent(encoding).etag);
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{43}(-br|-gzip)?"$/);
  const again = await new PreparedBodies().get(createSource(), '7');
  expect(again.body.represent('gzip').etag).toBe(body.represent('gzip').etag);
});
