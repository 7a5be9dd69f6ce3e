import { createFakeServices } from 'platform/testing';
import { PlatformError, type ClientEvent, type ClientEvents, type PageContext } from 'shared-contracts';
import { clientEventsSchema } from 'shared-contracts/schemas';
import { buildRemote, buildRoute } from '../remotes/testing/build-remote';
import { createOwners } from '../routing/owners';
import { toEvent, toReportedRemote } from './client-events';
import { PageView } from './page-view';
import { redactMessage } from './redact';
import { failureDelay, sendClientEvents } from './send-client-events';
import { createShiftWindows, remoteOfNode } from './vitals';

const ids = ['mfe-jobs', 'mfe-jobs-admin'];

/** An error with a stack whose first frame of the site is in `file`. */
function errorIn(file: string, message = 'boom'): Error {
  const stack = `Error: ${message}\n    at f (chrome://x:1:1)\n    at App (https://trampolim.test${file}:12:345)`;
  return Object.assign(new Error(message), { stack });
}
const reported = (id: string, error: unknown) => ({ id, error, at: new Date(0) });

describe('redaction', () => {
  it.each([
    ['GET https://trampolim.test/jobs?keyword=ana#2 failed', 'GET https://trampolim.test/jobs failed'],
    ['sent to ines@example.com and ines%40example.com', 'sent to … and …'],
    ['call 912 345 678 or 912345678, job 1234', 'call … or …, job 1234'],
    [`token ${'a'.repeat(61)}`, 'token …'],
    ['a '.repeat(2000), 'a '.repeat(100)],
  ])('of %j', (message, redacted) => {
    expect(redactMessage(message)).toBe(redacted);
  });
});

describe('an event', () => {
  it.each<[string, unknown, Partial<ClientEvent>]>([
    [
      'mfe-jobs@1.0.0',
      new PlatformError('TP-502', undefined, { cause: new Error('boom') }),
      { remote: 'mfe-jobs', kind: 'render', code: 'TP-502' },
    ],
    [
      'mfe-jobs:recent',
      new PlatformError('TP-203', 'late'),
      { remote: 'mfe-jobs', kind: 'load', message: 'TP-203 late' },
    ],
    ['mfe-jobs-recent@1.0.0', new Error('x'), { remote: 'mfe-jobs', kind: 'error' }],
    ['mfe-jobs-admin@1.0.0', new PlatformError('TP-204', 'a.js'), { remote: 'mfe-jobs-admin', kind: 'integrity' }],
    [
      'shell',
      errorIn('/remotes/mfe-jobs/1.0.0-1a2b3c4d/expose-app.99887766.js'),
      { remote: 'mfe-jobs', message: 'boom (/remotes/mfe-jobs/1.0.0-1a2b3c4d/expose-app.99887766.js:12)' },
    ],
    ['shell', errorIn('/assets/shell.1a2b.js'), { remote: 'shell', message: 'boom (/assets/shell.1a2b.js:12)' }],
    ['shell', errorIn('/remotes/mfe-gone/1.0.0/a.js'), { remote: 'shell' }],
    ['shell', 'text', { remote: 'shell', kind: 'error', message: 'text' }],
  ])('of %s: %s', (id, error, event) => {
    expect(toEvent(reported(id, error), ids)).toMatchObject(event);
  });

  it.each([
    Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/a.js:1' }),
    new PlatformError('TP-507', undefined, { cause: 'ResizeObserver loop completed with undelivered notifications.' }),
  ])('is not made of %s', (error) => {
    expect(toEvent(reported('shell', error), ids)).toBeNull();
  });

  it.each([
    ['canary', 'canary'],
    ['control', 'control'],
    ['last-good', 'stable'],
  ] as const)('names the group of a version that was chosen because of %s', (why, group) => {
    expect(toReportedRemote({ ...buildRemote(), why })).toEqual({ id: 'mfe-jobs', version: '1.0.0', group });
    const assigned = { bucket: 1, percent: 10, since: '2026-11-27T15:00:00.000Z' };
    expect(toReportedRemote({ ...buildRemote(), why, assigned })).toMatchObject({ group, canary: assigned.since });
  });
});

describe('a page view', () => {
  const facts = () => ({ path: '/jobs', language: 'pt', signedIn: false, sampling: 1 }) as const;
  const event = (message: string): ClientEvent => ({ remote: 'mfe-jobs', kind: 'error', message });
  const remotes = ['mfe-jobs', 'mfe-apply'].map((id) => toReportedRemote({ ...buildRemote({ id }), why: 'stable' }));

  it('has at most 20 events, each once, in a few requests of 8 KB', () => {
    const view = new PageView(facts, remotes);
    for (let count = 0; count < 50; count += 1) view.add(event(`${'€'.repeat(190)} ${count % 25}`));
    const first = view.take([])!;
    expect(new TextEncoder().encode(first).length).toBeLessThanOrEqual(8192);
    const bodies = [first];
    for (let count = 0; count < 10; count += 1) {
      view.add(event(`later ${count}`));
      bodies.push(view.take([{ name: 'LCP', value: 1, remote: 'shell' }]) ?? '');
    }
    expect(bodies.filter((body) => body !== '')).toHaveLength(4);
    const events = bodies.filter((body) => body !== '').flatMap((body) => (JSON.parse(body) as ClientEvents).events);
    expect(events.length).toBeLessThanOrEqual(20);
  });

  it('names only the remotes of its events, and is accepted by the API', async () => {
    const view = new PageView(facts, remotes);
    view.add(event('boom'));
    const body: unknown = JSON.parse(view.take([{ name: 'CLS', value: 0.01, remote: 'mfe-jobs' }])!);
    expect(body).toMatchObject({ remotes: [{ id: 'mfe-jobs', version: '1.0.0', group: 'stable' }] });
    await expect(clientEventsSchema.validate(body, { strict: true })).resolves.toEqual(body);
    expect(view.take([])).toBeNull();
  });
});

describe('shifts', () => {
  it('are summed up within a second, for five seconds at most, per remote', () => {
    const score = createShiftWindows();
    expect(score('a', 0, 0.1)).toBeCloseTo(0.1);
    expect(score('a', 900, 0.1)).toBeCloseTo(0.2);
    expect(score('b', 950, 0.3)).toBeCloseTo(0.3);
    expect(score('a', 1900, 0.1)).toBeCloseTo(0.1);
    for (const time of [2800, 3700, 4600, 5500, 6400]) score('a', time, 0.1);
    expect(score('a', 7000, 0.1)).toBeCloseTo(0.1);
  });

  it('belong to the innermost part of the page', () => {
    document.body.innerHTML = `<div id="remote-mfe-a"><p>1<b data-fragment="mfe-b:x"><i>2</i></b></p></div><header id="shell-header"></header>`;
    expect(remoteOfNode(document.querySelector('i'), 'none')).toBe('mfe-b');
    expect(remoteOfNode(document.querySelector('p')!.firstChild, 'none')).toBe('mfe-a');
    expect(remoteOfNode(document.querySelector('header'), 'none')).toBe('shell');
    expect(remoteOfNode(document.body, 'none')).toBe('none');
  });
});

describe('the sender', () => {
  const remotes = [{ ...buildRemote({ routes: [buildRoute('/jobs/:id')] }), why: 'canary' as const }];
  const session = { get: () => ({ status: 'anonymous' as const, user: null }), start() {}, subscribe: () => () => {} };

  interface Setup {
    sampling?: number;
    random?: number;
    privacy?: object;
    isInspected?: boolean;
    context?: Partial<PageContext>;
  }

  function open({ sampling = 1, random = 0, privacy = {}, isInspected = false, context = {} }: Setup = {}) {
    const sent: ClientEvents[] = [];
    const services = createFakeServices({ path: '/jobs/7', context: { eventSampling: sampling, ...context } });
    const page = { document, navigator: { doNotTrack: null, ...privacy } } as unknown as Window;
    const send = (body: string) => void sent.push(JSON.parse(body) as ClientEvents);
    const ownerOf = createOwners(remotes);
    const [wasInspected, draw] = [() => isInspected, () => random];
    sendClientEvents({
      remotes: () => remotes,
      ownerOf,
      session,
      services,
      wasInspected,
      page,
      random: draw,
      send,
    });
    return { sent, services };
  }

  const fail = ({ telemetry }: ReturnType<typeof open>['services'], message = 'boom') =>
    telemetry.report('mfe-jobs@1.0.0', new PlatformError('TP-502', message));

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    document.body.replaceChildren();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('sends failures together after a delay, and the view when another page is opened', () => {
    const { sent, services } = open();
    fail(services);
    fail(services);
    fail(services, 'other');
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(failureDelay);
    expect(sent).toEqual([expect.objectContaining({ path: '/jobs/:id', signedIn: false, sampling: 1, vitals: [] })]);
    expect(sent[0]!.events.map(({ message }) => message)).toEqual(['TP-502 boom', 'TP-502 other']);
    services.history.push('/jobs/8');
    expect(sent[1]!.events).toEqual([{ remote: 'mfe-jobs', kind: 'view' }]);
    expect(JSON.stringify(sent)).not.toContain('/jobs/7');
  });

  it('reports a remote that the server did not render, for the first view of the page', () => {
    const { sent, services } = open({ context: { suspended: ['mfe-jobs'] } });
    services.history.push('/jobs/8');
    services.history.push('/jobs/9');
    const [remote] = [{ id: 'mfe-jobs', version: '1.0.0', group: 'canary' }];
    const view = { remote: 'mfe-jobs', kind: 'view' };
    expect(sent).toMatchObject([
      { remotes: [remote], events: [{ remote: 'mfe-jobs', kind: 'render', code: 'TP-509' }, view] },
      { events: [view] },
    ]);
  });

  it('reports failures, but no views, of pages outside the sample', () => {
    const { sent, services } = open({ sampling: 0.1, random: 0.5 });
    services.history.push('/jobs/8');
    expect(sent).toEqual([]);
    fail(services);
    jest.advanceTimersByTime(failureDelay);
    expect(sent).toMatchObject([{ sampling: 0.1, events: [{ kind: 'render' }] }]);
  });

  it('sends no measurements of a page view with the panel, which has paints of its own', () => {
    class Paints {
      static readonly supportedEntryTypes = ['largest-contentful-paint'];
      constructor(onEntries: (list: { getEntries: () => { startTime: number }[] }) => void) {
        onEntries({ getEntries: () => [{ startTime: 120 }] });
      }
      observe() {}
    }
    performance.getEntriesByType = () => [];
    const before = globalThis.PerformanceObserver;
    Object.assign(globalThis, { PerformanceObserver: Paints });
    const vitalsOf = (isInspected: boolean) => {
      const { sent, services } = open({ isInspected });
      services.history.push('/jobs/8');
      return sent[0]?.vitals.map(({ name }) => name);
    };
    expect([vitalsOf(false), vitalsOf(true)]).toEqual([['LCP'], []]);
    Object.assign(globalThis, { PerformanceObserver: before });
  });

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('sends nothing with %j', (privacy) => {
    const { sent, services } = open({ privacy });
    fail(services);
    services.history.push('/jobs/8');
    jest.advanceTimersByTime(failureDelay);
    expect(sent).toEqual([]);
  });
});
