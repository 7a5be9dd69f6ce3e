import { platformVersion } from 'platform/shell';
import { createFakeServices } from 'platform/testing';
import { PlatformError, type PageRegistry } from 'shared-contracts';
import { buildRemote, buildRoute } from '../remotes/testing/build-remote';
import { createLiveRegistry } from '../remotes/live-registry';
import { guides } from '../testing/page-remotes';
import { buildPanelData } from './build-panel-data';
import { readPage, retryButton } from './read-page';

const useIn = ['shell', 'mfe_jobs'];
const library = (version: string) => ({ [version]: { version, useIn } });
jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({
    shareScopeMap: {
      default: { platform: library('2.0.0'), 'platform/forms': library('2.0.0'), react: library('19.3.1') },
    },
  }),
}));

const recent = { slot: 'shell.home.main.v1', order: 20 } as const;
const jobs = buildRemote({ routes: [buildRoute('/jobs'), buildRoute('/jobs/:id')], fragments: { recent } });
const companies = buildRemote({
  id: 'mfe-companies',
  name: 'mfe_companies',
  base: '/remotes/mfe-companies/2.0.0/',
  routes: [buildRoute('/companies')],
  fragments: { companies: { slot: 'shell.home.main.v1', order: 30 } },
});

const assigned = { since: '2026-11-27T10:00:00Z', bucket: 712, percent: 10 };
const registry: PageRegistry = {
  contract: 1,
  revision: 214,
  remotes: [
    { ...companies, why: 'stable' },
    { ...guides, name: 'mfe_guides', base: '/remotes/mfe-guides/1.0.0/', why: 'stable' },
    { ...jobs, why: 'canary', assigned },
  ],
};

const secret = 'f3b1c9e2';
const markup = `
  <div id="shell-header"></div>
  <main>
    <div id="remote-mfe-jobs"></div>
    <div data-fragment="mfe-jobs:recent"><h2>Acabadas de chegar</h2></div>
    <div data-fragment="mfe-companies:companies" hidden></div>
    <div role="alert"><h2>Falhou</h2><p>Esta parte do site não carregou.<small>TP-401</small></p><button>Tentar novamente</button></div>
  </main>`;

const entries = {
  mark: [
    { name: 'tp:mfe-jobs:recent:resolve', startTime: 100 },
    { name: 'tp:mfe-jobs:recent:load', startTime: 101 },
    { name: 'tp:mfe_jobs@1.0.0:linked', startTime: 110 },
    { name: 'tp:mfe-jobs:recent:loaded', startTime: 120 },
    { name: 'tp:mfe-jobs-recent:hydrate', startTime: 121 },
    { name: 'tp:mfe-jobs-recent:mounted', startTime: 140 },
    { name: 'tp:mfe-companies:companies:resolve', startTime: 100 },
    { name: 'tp:mfe-companies:companies:load', startTime: 101 },
    { name: `of the visitor ${secret}`, startTime: 130 },
  ],
  resource: [
    {
      name: `${location.origin}/remotes/mfe-jobs/1.0.0/remoteEntry.js`,
      startTime: 20,
      responseEnd: 60,
      encodedBodySize: 7000,
      initiatorType: 'link',
    },
    { name: `${location.origin}/api/applications/${secret}?token=${secret}`, startTime: 30, responseEnd: 40 },
  ],
};

function openPage(path: string) {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = markup;
  const services = createFakeServices({ path });
  const read = (since = 0) =>
    buildPanelData(
      readPage(
        {
          live: createLiveRegistry(registry),
          services,
          shellVersion: '1.9.0-a',
          viewStart: () => since,
        },
        90,
      ),
    );
  return { services, read };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  performance.getEntriesByType = (type: string) =>
    (entries[type as keyof typeof entries] ?? []) as PerformanceEntryList;
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

it('lists remotes in the order of the page, with versions, reasons, slots and shared libraries', () => {
  const data = openPage('/home').read();
  expect(data).toMatchObject({ path: '/home', registryRevision: 214, marks: { lcp: 90, mounted: 140 } });
  expect(data.remotes.map(({ id, version, state, reason, links }) => [id, version, state, reason, links])).toEqual([
    ['mfe-jobs', '1.0.0', 'mounted', { kind: 'canary', ...assigned }, 0],
    ['mfe-companies', '1.0.0', 'loading', { kind: 'stable' }, 0],
    ['mfe-guides', '1.0.0', 'not-loaded', { kind: 'stable' }, 3],
  ]);
  expect(data.remotes[0]?.slots).toEqual([
    {
      name: 'recent',
      slot: 'shell.home.main.v1',
      order: 20,
      rect: { x: 0, y: 0, width: 0, height: 0 },
      hydrated: true,
    },
  ]);
  expect(data.remotes[0]?.files).toEqual([{ name: 'remoteEntry.js', bytes: 7000, preloaded: true, integrity: false }]);
  const wantedBy = [{ remote: 'mfe-jobs', range: '^2.0.0' }];
  expect(data.shared).toEqual([
    { name: 'platform', version: platformVersion, wantedBy, inRange: true },
    { name: 'react', version: '19.3.1', wantedBy: [{ remote: 'mfe-jobs', range: null }], inRange: null },
  ]);
});

it('a failed remote has its code, its tries, what the visitor reads, and the button of the page', () => {
  const { services, read } = openPage('/home');
  const cause = new TypeError('Cannot read properties of undefined');
  services.telemetry.report('mfe-companies:companies', new PlatformError('TP-401', undefined, { cause }));
  const failed = read().remotes.find(({ id }) => id === 'mfe-companies');
  expect(failed).toMatchObject({
    state: 'failed',
    errors: [{ code: 'TP-401', phase: 'evaluate', attempts: 1, shownToVisitor: 'Esta parte do site não carregou.' }],
  });
  expect(failed?.errors[0]?.message).toContain('Cannot read properties of undefined');
  expect(retryButton('mfe-companies')).toBe(document.querySelector('button'));
  expect(retryButton('mfe-jobs')).toBeNull();
});

it('an opened page view has only what was loaded for it', () => {
  const data = openPage('/jobs/12').read(105);
  expect(data.path).toBe('/jobs/:id');
  expect(data.marks.lcp).toBeNull();
  const opened = data.remotes.find(({ id }) => id === 'mfe-jobs');
  expect(opened?.files).toEqual([]);
  expect(opened?.phases.map(({ name, startMs }) => [name, startMs])).toEqual([
    ['link', 0],
    ['evaluate', 5],
    ['mount', 16],
  ]);
  expect(opened?.slots.map(({ name, slot }) => [name, slot])).toEqual([
    ['app', '/jobs/:id'],
    ['recent', 'shell.home.main.v1'],
  ]);
});

it('has no data of the visitor', () => {
  const { services, read } = openPage(`/jobs/${secret}?token=${secret}&email=ines@example.com`);
  services.telemetry.report('mfe-jobs@1.0.0', new Error(`Failed: https://x.test/a?token=${secret} ines@example.com`));
  services.telemetry.report('shell', new PlatformError('TP-507', 'GET /api/me?id=912345678'));
  const text = JSON.stringify(read());
  expect(text).toContain('Failed');
  for (const personal of [secret, 'example.com', '912345678', 'token', '/api/applications']) {
    expect(text).not.toContain(personal);
  }
});
