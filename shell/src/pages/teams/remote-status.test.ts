import type { ManagedRemote } from 'shared-contracts';
import { evidenceText, incidentsOf, incidentSteps, incidentSummary } from './incident';
import { formatChange, formatDifference, formatTotal, metrics } from './metrics';
import { offeredFlips } from './flips';
import { measuredGroups, remoteFilters, statusBadge, trafficOf } from './remote-status';
import {
  buildCanary,
  buildFlip,
  buildGroup,
  buildMeasured,
  buildMetric,
  buildOff,
  buildRemote,
  buildTakenBack,
  takenBackFlips,
} from 'shared-contracts/testing';
import { shortVersion } from './words';

const over = buildRemote({
  id: 'mfe-over',
  budgets: { entryBytes: { used: 10, limit: 9 }, chunkBytes: null, errorBudget30d: null },
});
const refused = buildRemote({ id: 'mfe-refused', status: 'refused', problems: ['entry is missing'] });
const offWithCanary: ManagedRemote = { ...buildCanary(), id: 'mfe-both', status: 'off', off: buildOff().off };
const all = [
  buildRemote(),
  buildCanary({ id: 'mfe-canary' }),
  buildTakenBack(),
  buildOff(),
  over,
  refused,
  offWithCanary,
];

it('each filter has its remotes', () => {
  const idsOf = (name: keyof typeof remoteFilters) => all.filter(remoteFilters[name].test).map(({ id }) => id);
  expect(idsOf('all')).toHaveLength(all.length);
  expect(idsOf('attention')).toEqual(['mfe-apply', 'mfe-over', 'mfe-refused']);
  expect(idsOf('canary')).toEqual(['mfe-canary', 'mfe-both']);
  expect(idsOf('off')).toEqual(['mfe-guides', 'mfe-both']);
});

it('each status has a text, and the one that was taken back names the version', () => {
  expect(all.map((remote) => statusBadge(remote).text)).toEqual([
    'Stable',
    'Ready to promote',
    '1.6.0 taken back',
    'Switched off',
    'Stable',
    'Refused',
    'Switched off',
  ]);
  expect(shortVersion('1.0.0-aa', '1.0.0-bb')).toBe('1.0.0-aa');
});

it.each([
  [buildRemote(), ['stable 100']],
  [buildCanary(), ['canary 10', 'control 10', 'stable 80']],
  [buildCanary({ canary: { ...buildCanary().canary!, percent: 80 } }), ['canary 80', 'control 20', 'stable 0']],
  [buildTakenBack(), ['stable 100', 'off 0']],
  [buildOff(), ['off 100']],
])('case %#: the traffic is split as the registry assigns it', (remote, expected) => {
  expect(trafficOf(remote).map(({ kind, share }) => `${kind} ${share}`)).toEqual(expected);
});

it('a canary is compared with its control group, and a stable version is shown alone', () => {
  const canary = buildGroup({ group: 'canary' });
  const control = buildGroup({ group: 'control' });
  const stable = buildGroup();
  const measured = buildMeasured('mfe-jobs', [
    ['1.9.0-2b8e41f0', canary],
    ['1.8.0-6b8ae20c', stable],
    ['1.8.0-6b8ae20c', control],
  ]);
  expect(measuredGroups(buildCanary(), measured)).toEqual({ main: canary, control });
  expect(measuredGroups(buildRemote(), measured)).toEqual({ main: stable, control: null });
  expect(measuredGroups(buildRemote(), undefined)).toEqual({ main: null, control: null });
});

it('values have their unit, and a metric without views is never 0', () => {
  const [errorRate, lcp, inp] = metrics as [(typeof metrics)[0], (typeof metrics)[0], (typeof metrics)[0]];
  const group = buildGroup();
  expect([errorRate, lcp, inp].map((metric) => formatTotal(group, metric))).toEqual(['0.42 %', '1.71 s', '96 ms']);
  expect(formatTotal(null, errorRate)).toBe('No views');
  expect(formatTotal(buildGroup({ views: 0, errorRate: { total: null, series: [] } }), errorRate)).toBe('No views');
  expect(formatTotal(buildGroup({ inpP75: { total: null, series: [] } }), inp)).toBe('No values');
  expect(formatTotal(buildGroup({ errorRate: buildMetric(0) }), errorRate)).toBe('0 %');
  expect(formatChange(0.034, errorRate)).toBe('+3.4');
  expect(formatDifference({ value: -0.0005, low: -0.0021, high: 0.0011 }, errorRate)).toBe('−0.05 pt (−0.21 to 0.11)');
});

it('offers the flips that the state allows; only a ready canary has a plain promotion', () => {
  const offered = (remote: ManagedRemote) => offeredFlips(remote).map(({ label, variant }) => `${label} ${variant}`);
  const off = 'Switch off mfe-jobs… dangerQuiet';
  const abort = 'Abort the canary… secondary';
  expect(offered(buildCanary())).toEqual(['Promote 1.9.0… primary', abort, off]);
  for (const status of ['measuring', 'too-few-views'] as const) {
    expect(offered(buildCanary({ status }))).toEqual(['Promote anyway… secondary', abort, off]);
  }
  expect(offered(buildRemote())).toEqual(['Back to 1.7.2… quiet', off]);
  expect(offered(buildRemote({ previous: [] }))).toEqual([off]);
  expect(offered(offWithCanary)).toEqual(['Switch on 1.8.0… secondary']);
});

it('says what a flip does, with routes, links and slots', () => {
  const [promote, , off] = offeredFlips(
    buildCanary({ status: 'too-few-views' }, { views: { canary: 42, control: 40 } }),
  );
  expect(promote!.effect).toBe(
    'Not judged yet: 40 of 1,000 views in each group. The log will say that it was not judged.',
  );
  expect(off!.effect).toBe('/jobs and /jobs/:id answer 503; 1 link and 1 slot are removed. Nothing else changes.');
  expect(off!.consequences).toEqual([
    '/jobs and /jobs/:id answer 503 with a way on. In the last hour they had 3,180 views.',
    '1 link and 1 slot are removed from the site.',
    'The canary of 1.9.0 stops; it goes on when mfe-jobs is switched on.',
    'The other remotes stay as they are.',
  ]);
});

it('names few routes beside a button, and all of them in the dialog', () => {
  const effects = (routes: string[], nav = 1) => ({
    ...buildRemote().effects,
    routes,
    slots: [],
    nav: buildRemote().effects.nav.slice(0, nav),
  });
  const many = ['/auth', '/verify-email', '/account', '/u/:token'];
  const effectOf = (routes: string[]) => offeredFlips(buildRemote({ previous: [], effects: effects(routes) }))[0]!;
  expect(effectOf(['/guias']).effect).toBe('/guias answers 503; 1 link is removed. Nothing else changes.');
  expect(effectOf(many).effect).toMatch(/^\/auth, \/verify-email and 2 more answer 503/);
  expect(effectOf(many).consequences[0]).toContain('/auth, /verify-email, /account and /u/:token answer 503');
  const [on] = offeredFlips({ ...buildOff(), effects: effects(many) });
  expect([on!.effect, on!.consequences[0]]).toEqual([
    '/auth, /verify-email and 2 more are answered again.',
    '/auth, /verify-email, /account and /u/:token are answered again.',
  ]);
});

it('an incident has its start, evidence, flip and block, with the errors of its version', () => {
  const canary = buildGroup({ group: 'canary', failures: [{ kind: 'render', code: 'TP-501', count: 18 }] });
  const error = (version: string, count: number) => ({
    version,
    count,
    kind: 'render' as const,
    code: 'TP-501',
    message: `${count}`,
    firstSeenAt: '2026-11-27T11:30:00.000Z',
    lastSeenAt: '2026-11-27T11:31:00.000Z',
  });
  const measured = {
    ...buildMeasured('mfe-apply', [['1.6.0-81d3f60c', canary]]),
    errors: [error('1.6.0-81d3f60c', 2), error('1.5.3-6fbbd1ad', 9), error('1.6.0-81d3f60c', 18)],
  };
  const flips = [...takenBackFlips, buildFlip()];
  const [incident, ...others] = incidentsOf(all, flips, (id) => (id === 'mfe-apply' ? measured : undefined));
  expect(others).toEqual([]);
  expect(incident!.errors.map(({ count }) => count)).toEqual([18, 2]);
  expect(incidentSteps(incident!).map(({ kind }) => kind)).toEqual(['start', 'evidence', 'flip', 'after']);
  expect(incidentSummary(incident!)).toMatch(
    /, 21 s after the evidence\. Everyone is on 1\.5\.3 again\. 18 failures were reported\.$/,
  );
  expect(evidenceText(incident!)).toMatch(
    /^512 views of the canary, 508 of its control, in the same 27 minutes; .* 1 of 100 canaries\.$/,
  );
  const unknown = incidentsOf(all, [], () => undefined)[0]!;
  expect(incidentSteps(unknown).map(({ kind }) => kind)).toEqual(['evidence', 'flip', 'after']);
});
