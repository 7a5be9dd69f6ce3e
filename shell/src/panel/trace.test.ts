import { toTraceMark, traceOf, type PartTrace, type ResourceEntry, type TraceMark } from './trace';

const base = 'https://site.test/remotes/mfe-jobs/1.0.0-1a/';

const part: PartTrace = {
  id: 'mfe-jobs',
  base,
  container: 'mfe_jobs',
  roots: ['mfe-jobs', 'mfe-jobs-recent', 'mfe-jobs-featured'],
  isVerified: true,
  entry: 'remoteEntry.js',
};

const marks = (...list: readonly (readonly [name: string, startTime: number])[]): TraceMark[] =>
  list.flatMap(([name, startTime]) => toTraceMark({ name: `tp:${name}`, startTime }) ?? []);

const file = (name: string, startTime: number, responseEnd: number, initiatorType = 'link'): ResourceEntry => ({
  name: base + name,
  startTime,
  responseEnd,
  encodedBodySize: 4000,
  initiatorType,
});

const loaded = marks(
  ['mfe-jobs:recent:resolve', 200],
  ['mfe-jobs:recent:load', 200.6],
  ['mfe_jobs:linked', 206],
  ['mfe-jobs:recent:loaded', 218],
  ['mfe-jobs-recent:hydrate', 219],
  ['mfe-jobs-recent:mounted', 250],
);
const resources = [file('remoteEntry.js', 40, 120), file('expose-recent.js', 41, 126), file('later.js', 900, 950)];
const at = { now: 1000, revision: 7, failedAt: null };

const phasesOf = (...args: Parameters<typeof traceOf>) =>
  traceOf(...args).phases.map(({ name, startMs, durationMs }) => [name, startMs, durationMs]);

it('a preloaded remote: each phase begins and ends with what the browser measured', () => {
  const trace = traceOf(part, { marks: loaded, resources }, at);
  expect(trace.phases.map(({ name, startMs, durationMs }) => [name, startMs, durationMs])).toEqual([
    ['resolve', 200, 0.6],
    ['fetch', 40, 86],
    ['wait', 126, 74.6],
    ['link', 200.6, 5.4],
    ['evaluate', 206, 12],
    ['mount', 219, 31],
  ]);
  expect(trace.phases.map(({ note }) => note)).toEqual([
    'Registry 7 in the page; no request',
    '2 files, 8.0 KB, preloaded, all with integrity',
    'Waits for the platform',
    'Shared libraries of the shell; waited 75 ms for it',
    'Loaded at the first try',
    'Hydrated 1 slot',
  ]);
  expect(trace.files).toEqual([
    { name: 'remoteEntry.js', bytes: 4000, preloaded: true, integrity: true },
    { name: 'expose-recent.js', bytes: 4000, preloaded: true, integrity: true },
  ]);
  expect(trace).toMatchObject({ attempts: 1, isLoading: false });
  expect([...trace.mounted]).toEqual([['mfe-jobs-recent', true]]);
});

it('files that are requested by the loader: linked after the entry, evaluated after the last file', () => {
  const requested = [file('remoteEntry.js', 201, 260, 'script'), file('expose-recent.js', 264, 300, 'script')];
  const [resolve, load] = [loaded.slice(0, 2), marks(['mfe_jobs:linked', 263], ['mfe-jobs:recent:loaded', 310])];
  expect(phasesOf(part, { marks: [...resolve, ...load], resources: requested }, at)).toEqual([
    ['resolve', 200, 0.6],
    ['fetch', 201, 99],
    ['link', 260, 3],
    ['evaluate', 300, 10],
  ]);
});

it('several parts of a remote have one trace, and a return to the page does not lengthen it', () => {
  const others = marks(
    ['mfe-jobs:featured:resolve', 201],
    ['mfe-jobs:featured:load', 201],
    ['mfe-jobs:featured:loaded', 230],
    ['mfe-jobs-featured:mount', 231],
    ['mfe-jobs-featured:mounted', 260],
    ['mfe-jobs-featured:mount', 5000],
    ['mfe-jobs-featured:mounted', 5010],
  );
  const trace = traceOf(part, { marks: [...loaded, ...others], resources }, at);
  expect(trace.phases.at(-1)).toMatchObject({ name: 'mount', startMs: 219, durationMs: 41 });
  expect(trace.phases.at(-1)?.note).toBe('Hydrated 1 slot, rendered 1 slot');
});

it('a failed load has one mark per try', () => {
  const tries = marks(
    ['mfe-jobs:app:resolve', 10],
    ['mfe-jobs:app:load', 11],
    ['mfe-jobs:app:load', 300],
    ['mfe-jobs:app:load', 850],
  );
  const trace = traceOf(part, { marks: tries, resources: [] }, { ...at, failedAt: 901 });
  expect(trace).toMatchObject({ attempts: 3, isLoading: false });
  expect(
    trace.phases.filter(({ failed }) => failed).map(({ startMs, attempt, note }) => [startMs, attempt, note]),
  ).toEqual([
    [11, 1, 'Try 1 failed'],
    [300, 2, 'Try 2 failed'],
    [850, 3, 'Try 3 failed at 901 ms'],
  ]);
});

it('a load or a mount that has not ended is loading, and its lane grows', () => {
  const begun = loaded.slice(0, 2);
  const isLoading = (list: readonly TraceMark[]) => traceOf(part, { marks: list, resources }, at).isLoading;
  expect([begun, loaded.slice(0, 5), loaded].map(isLoading)).toEqual([true, true, false]);
  const mounting = traceOf(part, { marks: loaded.slice(0, 5), resources }, at);
  expect(mounting.phases.at(-1)).toMatchObject({ name: 'mount', startMs: 219, durationMs: 781 });
  expect(traceOf(part, { marks: [], resources: [] }, at)).toMatchObject({ phases: [], isLoading: false });
});

it('the shell has no loader: it is evaluated until its first root begins', () => {
  const shell = {
    ...part,
    id: 'shell',
    base: 'https://site.test/assets/',
    container: '',
    roots: ['shell-page'],
    entry: '',
  };
  const script = { ...file('', 20, 90), name: 'https://site.test/assets/shell.1a.js' };
  const later = { ...script, name: 'https://site.test/assets/overlays.1a.js', startTime: 800, responseEnd: 820 };
  const roots = marks(['shell-page:hydrate', 130], ['shell-page:mounted', 150]);
  expect(phasesOf(shell, { marks: roots, resources: [script, later] }, at)).toEqual([
    ['fetch', 20, 70],
    ['evaluate', 90, 40],
    ['mount', 130, 20],
  ]);
});

it('marks of other code are ignored', () => {
  expect(toTraceMark({ name: 'mfe-jobs:app:load', startTime: 1 })).toBeNull();
});
