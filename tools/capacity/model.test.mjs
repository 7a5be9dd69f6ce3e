import { addWork, countLoad, errorOf, noWork, scaleWork, services, workOf } from './model.mjs';
import { assumptions, bottlenecksOf, limits, predict, scenarios, storedShare } from './scenario.mjs';

/** @param {Partial<import('./model.mjs').Work['cpu']>} cpu @param {Partial<import('./model.mjs').Work>} [others] */
const work = (cpu, others = {}) => ({ ...noWork, ...others, cpu: { ...noWork.cpu, ...cpu } });

/** @param {[kind: string, path: string, seconds: number][]} requests */
const requestsOf = (requests) => requests.map(([kind, path, seconds]) => ({ kind, path, at: seconds * 1000 }));

describe('work', () => {
  const measured = {
    search: work({ API: 3, PostgreSQL: 1 }, { bytes: 100 }),
    save: work({ API: 2 }, { rows: 2, walBytes: 50 }),
  };

  it('adds up by operation and number', () => {
    const sum = workOf(measured, { search: 10, save: 5 });
    expect(sum).toEqual(work({ API: 40, PostgreSQL: 10 }, { bytes: 1000, rows: 10, walBytes: 250 }));
  });

  it('subtracts and scales', () => {
    expect(addWork(measured.search, measured.save, -1)).toEqual(
      work({ API: 1, PostgreSQL: 1 }, { bytes: 100, rows: -2, walBytes: -50 }),
    );
    expect(scaleWork(measured.save, 3)).toEqual(work({ API: 6 }, { rows: 6, walBytes: 150 }));
  });

  it('refuses an operation that was not measured', () => {
    expect(() => workOf(measured, { unknown: 1 })).toThrow(new RangeError('The work of "unknown" was not measured'));
  });
});

describe('operations of a load', () => {
  it('renders a page whose content is not stored, and stores it for a minute', () => {
    const at = [0, 30, 59, 61, 100].map(
      (seconds) => /** @type {[string, string, number]} */ (['page /jobs/:id', '/jobs/a', seconds]),
    );
    expect(countLoad(requestsOf(at), 0)).toEqual({ 'page of a job, rendered': 2, 'page of a job': 3 });
  });

  it('executes a search whose response is not stored, for a page too', () => {
    const requests = requestsOf([
      ['page /jobs', '/jobs?keyword=a', 0],
      ['page /jobs', '/jobs?keyword=a', 5],
      ['page /jobs', '/jobs?keyword=a', 20],
      ['search', '/search?a', 20],
      ['search', '/search?a', 29],
      ['search', '/search?b', 29],
    ]);
    expect(countLoad(requests, 0)).toEqual({
      'page of a search, rendered': 1,
      'page of a search': 2,
      search: 3,
      'search, cached': 0,
    });
  });

  it('counts only the last requests, with what was stored before', () => {
    const requests = requestsOf([
      ['page /jobs/:id', '/jobs/a', 0],
      ['suggestions', '/s?text=a', 1],
      ['page /jobs/:id', '/jobs/a', 2],
      ['sign-in', '/api/login', 3],
    ]);
    expect(countLoad(requests, 1)).toEqual({ suggestion: 1, 'page of a job': 1, 'sign-in': 1 });
  });

  it('states the error as a share of the observed value', () => {
    expect([errorOf(0.5, 0.4), errorOf(0.3, 0.4)]).toEqual([expect.closeTo(0.25), expect.closeTo(-0.25)]);
  });
});

describe('stored pages', () => {
  it('are found by all requests but the first of each time', () => {
    // One page, requested 99 times during the time that follows each miss.
    expect(storedShare({ perSecond: 99 / 60, pages: 1, seconds: 60 })).toBeCloseTo(0.99);
    expect(storedShare({ perSecond: 1e6, pages: 1, seconds: 60 })).toBeCloseTo(1, 2);
  });

  it('are found more often with more requests, and less often with more pages', () => {
    const share = (/** @type {number} */ perSecond, /** @type {number} */ pages) =>
      storedShare({ perSecond, pages, seconds: 60 });
    expect(share(100, 1e6)).toBeGreaterThan(share(10, 1e6));
    expect(share(100, 1e6)).toBeGreaterThan(share(100, 1e7));
    expect(share(0.001, 1e6)).toBeLessThan(0.01);
  });
});

describe('a prediction', () => {
  const names = [
    ...Object.keys({ ...assumptions.documents, ...assumptions.calls, ...assumptions.signedIn }),
    'page of a search, rendered',
    'page of a job, rendered',
    'session',
    'client event',
    'application',
    'status from HR',
    'contact message and mail',
  ];
  const ofVisits = work({ 'HTML server': 2, 'content process': 1, API: 3, worker: 1, PostgreSQL: 1 }, { bytes: 1000 });
  const inBackground = work({ worker: 1, PostgreSQL: 1 }, { rows: 2 });
  const measured = {
    jobs: 100_000,
    work: {
      ...Object.fromEntries(names.map((name) => [name, ofVisits])),
      ...Object.fromEntries(['alert mail', 'changed job', 'deleted row'].map((name) => [name, inBackground])),
    },
    idle: work({ worker: 10 }),
    memory: { API: 200, worker: 180 },
    databaseBytes: 1e9,
  };
  const scenario = { visits: 10_000_000, jobs: 1_000_000, sharedCache: false };

  it('multiplies the peak by the work of a visit', () => {
    const { visitsPerSecond, cores } = predict(measured, scenario);
    expect(visitsPerSecond).toBeCloseTo((10_000_000 / 2_592_000) * 4);
    // Each document costs an HTML server 2 ms, rendered or not; calls of the API pass it by.
    const documents = Object.values(assumptions.documents).reduce((sum, count) => sum + count, 0);
    expect(cores['HTML server']).toBeCloseTo((visitsPerSecond * documents * 2) / 1000);
  });

  it('leaves to the HTML servers what a shared cache has not stored', () => {
    const [without, shared] = [predict(measured, scenario), predict(measured, { ...scenario, sharedCache: true })];
    expect(without.storedDocuments).toBe(0);
    expect(shared.storedDocuments).toBeGreaterThan(0);
    expect(shared.cores['HTML server']).toBeCloseTo((without.cores['HTML server'] ?? 0) * (1 - shared.storedDocuments));
  });

  it('adds memory and the time of searches with the catalogue', () => {
    const [one, ten] = [predict(measured, scenario), predict(measured, { ...scenario, jobs: 10_000_000 })];
    expect(one.megabytes).toEqual({ API: expect.closeTo(200 + 0.9 * 350), worker: expect.closeTo(180 + 0.9 * 350) });
    expect(ten.megabytes.API - one.megabytes.API).toBeCloseTo(9 * 350);
    // Beside the old copy.
    expect(one.needed['memory of an API, MB']).toBeCloseTo(one.megabytes.API + 350);
    expect(ten.cores['API']).toBeGreaterThan(one.cores['API'] ?? 0);
    expect(ten.bottlenecks[0]?.name).toBe('memory of an API, MB');
  });

  it('has at least two of each process, and connections for all of them', () => {
    const small = predict(measured, { ...scenario, visits: 1000 });
    expect(small.processes).toEqual({ 'HTML server': 2, API: 2, worker: 2 });
    expect(small.needed['PostgreSQL connections']).toBe(54);
  });

  it.each(scenarios)('is finite and positive: $visits visits, $jobs jobs', (one) => {
    const { cores, needed } = predict(measured, one);
    const values = [...services.map((name) => cores[name]), ...Object.values(needed)];
    expect(values.filter((value) => !Number.isFinite(value) || Number(value) < 0)).toEqual([]);
  });
});

describe('bottlenecks', () => {
  it('are all limits that are exceeded, the furthest first, or the nearest one', () => {
    const half = Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, limit / 2]));
    const needed = /** @type {Record<keyof typeof limits, number>} */ ({
      ...half,
      APIs: limits.APIs * 2,
      workers: limits.workers * 3,
    });
    expect(bottlenecksOf(needed).map(({ name }) => name)).toEqual(['workers', 'APIs']);
    expect(bottlenecksOf({ ...needed, APIs: 1, workers: 3 })).toEqual([{ name: 'workers', share: 0.75 }]);
  });
});
