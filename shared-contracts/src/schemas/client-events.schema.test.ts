import type { ClientEvents } from '../client-events.contract.ts';
import { clientEventsSchema } from './client-events.schema.ts';
import { failuresOf } from './testing/failures-of.ts';

const report: ClientEvents = {
  path: '/jobs/:id',
  language: 'pt',
  signedIn: false,
  sampling: 1,
  remotes: [{ id: 'mfe-jobs', version: '1.0.0-1a2b3c4d', group: 'stable' }],
  events: [
    { remote: 'mfe-jobs', kind: 'view' },
    { remote: 'mfe-jobs', kind: 'render', code: 'TP-502', message: 'boom' },
    { remote: 'shell', kind: 'blocked', code: 'TP-508', milliseconds: 2000 },
  ],
  vitals: [{ name: 'CLS', value: 0.004, remote: 'mfe-jobs' }],
};

const [first] = report.events;
const compared = { id: 'mfe-jobs', version: '1', group: 'control' };

describe('reported client events', () => {
  it.each<[string, object]>([
    ['a complete report', {}],
    ['an unknown code', { events: [{ ...first, code: 'TP-599' }] }],
    ['a page without a route', { path: '*' }],
    ['the start of a canary', { remotes: [{ ...compared, canary: '2026-11-27T15:00:00.000Z' }] }],
  ])('are accepted: %s', async (_, over) => {
    expect(await failuresOf(clientEventsSchema, { ...report, ...over })).toEqual({});
  });

  it.each<[string, object]>([
    ['an address with a query', { path: '/jobs?keyword=ana' }],
    ['an address', { path: 'https://example.com/jobs' }],
    ['a long message', { events: [{ ...first, message: 'a'.repeat(201) }] }],
    ['a code of something else', { events: [{ ...first, code: 'E-1' }] }],
    ['more than 20 events', { events: Array.from({ length: 21 }, () => first) }],
    ['a name that is no id', { events: [{ ...first, remote: 'Ana Silva' }] }],
    ['no sampling', { sampling: 0 }],
    ['an unknown group', { remotes: [{ id: 'mfe-jobs', version: '1', group: 'vip' }] }],
    ['a canary that is no time', { remotes: [{ ...compared, canary: 'Ana Silva' }] }],
    ['a negative measurement', { vitals: [{ name: 'LCP', value: -1, remote: 'shell' }] }],
  ])('are refused: %s', async (_, over) => {
    expect(Object.values(await failuresOf(clientEventsSchema, { ...report, ...over }))).toContain('validation.request');
  });
});
