import type { ClientEvents } from 'shared-contracts';
import { countReport } from './client-measurement.policy.ts';
import { redacted } from './redaction.policy.ts';
import type { CountedGroup } from './registered-versions.service.ts';
import { bucketOf } from './vital-histogram.policy.ts';

const report = (changes: Partial<ClientEvents> = {}): ClientEvents => ({
  path: '/jobs/:id',
  language: 'pt',
  signedIn: true,
  sampling: 1,
  remotes: [
    { id: 'mfe-jobs', version: '1.0.0-a', group: 'canary' },
    { id: 'mfe-apply', version: '2.0.0-b', group: 'stable' },
  ],
  events: [],
  vitals: [],
  ...changes,
});

const jobs = { remote: 'mfe-jobs', version: '1.0.0-a', group: 'canary' };
const all: CountedGroup = ({ group }) => group;

it('counts views, failures with their codes, and vitals of each version', () => {
  const { measurements, failures } = countReport(
    report({
      events: [
        { remote: 'mfe-jobs', kind: 'view' },
        { remote: 'mfe-apply', kind: 'view' },
        { remote: 'mfe-jobs', kind: 'load', code: 'TP-201', message: 'Failed to fetch' },
        { remote: 'shell', kind: 'error' },
      ],
      vitals: [{ remote: 'mfe-jobs', name: 'LCP', value: 1800 }],
    }),
    all,
  );
  const shell = { remote: 'shell', version: 'unknown', group: 'stable' };
  expect(measurements).toEqual([
    { ...jobs, metric: 'load', detail: 201, count: 1 },
    { ...shell, metric: 'error', detail: 0, count: 1 },
    { ...jobs, metric: 'views', detail: 0, count: 1 },
    { remote: 'mfe-apply', version: '2.0.0-b', group: 'stable', metric: 'views', detail: 0, count: 1 },
    { ...jobs, metric: 'failed', detail: 0, count: 1 },
    { ...shell, metric: 'failed', detail: 0, count: 1 },
    { ...jobs, metric: 'LCP', detail: bucketOf('LCP', 1800), count: 1, value: 1800 },
  ]);
  expect(failures).toEqual([
    { remote: 'mfe-jobs', version: '1.0.0-a', kind: 'load', code: 'TP-201', message: 'Failed to fetch' },
    { remote: 'shell', version: 'unknown', kind: 'error', code: '', message: '' },
  ]);
});

it('counts one view and one failed view of a remote per report, the latter with the share of views that are reported', () => {
  const events = [
    ...Array.from({ length: 3 }, () => ({ remote: 'mfe-jobs', kind: 'view' }) as const),
    ...Array.from({ length: 9 }, () => ({ remote: 'mfe-jobs', kind: 'render' }) as const),
  ];
  const { measurements } = countReport(report({ events, sampling: 0.1 }), all);
  const countOf = (name: string) => measurements.filter(({ metric }) => metric === name).map(({ count }) => count);
  expect([countOf('views'), countOf('failed'), countOf('render').length]).toEqual([[1], [0.1], 9]);
});

it('drops what remotes report that are not listed or not counted', () => {
  const given = report({
    events: [
      { remote: 'mfe-other', kind: 'view' },
      { remote: 'mfe-apply', kind: 'error', message: 'x' },
    ],
    vitals: [{ remote: 'mfe-apply', name: 'CLS', value: 0.1 }],
  });
  expect(countReport(given, ({ id, group }) => (id === 'mfe-jobs' ? group : null))).toEqual({
    measurements: [],
    failures: [],
  });
});

it('does not let a report rename the shell or list a remote twice', () => {
  const remotes = [
    { id: 'shell', version: '9.9.9', group: 'canary' },
    { id: 'mfe-jobs', version: '1.0.0-a', group: 'canary' },
    { id: 'mfe-jobs', version: '1.0.0-z', group: 'control' },
  ] as const;
  const events = [
    { remote: 'shell', kind: 'view' },
    { remote: 'mfe-jobs', kind: 'view' },
  ] as const;
  const versions = countReport(report({ remotes, events }), all).measurements.map(({ version }) => version);
  expect(versions).toEqual(['unknown', '1.0.0-a']);
});

it.each([
  ["Cannot read properties of undefined (reading 'pay')", "Cannot read properties of undefined (reading 'pay')"],
  [`Unexpected token 'A', "Ana Silva, Porto" is not valid JSON`, `Unexpected token [text], [text] is not valid JSON`],
  ['GET https://trampolim.pt/applications/abc?token=s3cret failed', 'GET [url] failed'],
  ['No account for joão.silva+1@exemplo.pt', 'No account for [address]'],
  ['Session eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIx expired', 'Session [id] expired'],
  ['Row 912345678 at 12:41', 'Row 0 at 0:0'],
  ['Broken “Ana Silva', 'Broken [text]'],
  ['a\u202eb\nc', 'a b c'],
])('redacts %j', (message, expected) => {
  expect(redacted(message)).toBe(expected);
});
