import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { declarationProblems } from './check-declaration.mjs';

const dir = path.resolve(__dirname, '../../webpack/fixtures/mfe-sample');

/** @returns {import('shared-contracts').RemoteDeclaration} */
const sample = () => ({
  id: 'mfe-sample',
  platform: '^1.0.0',
  routes: [{ path: '/sample/:id', title: 'title', robots: 'index', structuredData: 'none', access: 'public' }],
  fragments: { strip: { module: './src/fragments/strip.tsx' } },
  nav: [{ slot: 'shell.nav.main.v1', label: 'nav.sample', to: '/sample/1', order: 1 }],
  i18n: {
    pt: { title: 'Amostra', nav: { sample: 'Amostra' }, jobs_one: '{{count}} vaga', jobs_other: '{{count}} vagas' },
    en: { title: 'Sample', nav: { sample: 'Sample' }, jobs_one: '{{count}} job', jobs_other: '{{count}} jobs' },
  },
});

/** @param {Partial<import('shared-contracts').RemoteDeclaration>} change */
const problems = (change) => declarationProblems({ ...sample(), ...change }, { dir, platformVersion: '1.4.0' });

const route = /** @type {import('shared-contracts').RemoteRoute} */ (sample().routes[0]);

it('accepts a valid declaration', () => {
  expect(problems({})).toEqual([]);
});

it('refuses an id that differs from the folder', () => {
  expect(problems({ id: 'mfe-other' })).toEqual(['its id is «mfe-other», its folder mfe-sample']);
});

it('refuses a fragment without its module', () => {
  expect(problems({ fragments: { gone: { module: './src/gone.tsx' } } })).toEqual([
    'the fragment «gone» names ./src/gone.tsx, which does not exist',
  ]);
});

it('refuses a link and a fragment that their slot does not accept', () => {
  const nav = /** @type {const} */ ([{ slot: 'shell.nav.main.v1', label: 'title', to: '/sample/1', order: 0 }]);
  const strip = /** @type {const} */ ({ module: './src/fragments/strip.tsx', slot: 'shell.home.main.v1', order: 1 });
  expect(problems({ nav, fragments: { strip } })).toEqual([
    'its link /sample/1 needs an order, an integer from 1',
    'its fragment «strip» needs minHeight { narrow, wide }: shell.home.main.v1 reserves it until the fragment is rendered',
  ]);
});

it('refuses data of a fragment that the HTML server cannot render', () => {
  const fragments = { strip: { module: './src/fragments/strip.tsx', data: [] } };
  expect(problems({ fragments })).toEqual([]);
  expect(problems({ fragments, lifecycles: 'custom' })).toEqual([
    'the fragment «strip» declares data, but the HTML server does not render «custom» lifecycles',
  ]);
});

it('refuses a fragment named app', () => {
  expect(problems({ fragments: { app: { module: './src/app.tsx' } } })).toEqual(['a fragment may not be named «app»']);
});

it.each([
  ['title', { routes: [{ ...route, title: 'nowhere' }] }],
  ['description', { routes: [{ ...route, description: 'nowhere' }] }],
  ['link', { nav: [{ slot: 'shell.nav.main.v1', label: 'nowhere', to: '/', order: 1 }] }],
])('refuses a %s without a text', (_, change) => {
  const declared = /** @type {Partial<import('shared-contracts').RemoteDeclaration>} */ (change);
  expect(problems(declared)).toEqual(['a route or link names the text «nowhere», which no language has']);
});

it('refuses a text that is missing or blank in one language', () => {
  const { pt, en } = sample().i18n;
  expect(problems({ i18n: { pt: { ...pt, more: 'Mais' }, en } })).toEqual(['the text «more» is missing in en']);
  expect(problems({ i18n: { pt: { ...pt, title: ' ' }, en } })).toEqual(['the text «title» is missing in pt']);
});

it('checks the texts of parts that are loaded on demand', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  const copy = path.join(folder, 'mfe-sample');
  const texts = path.join(copy, 'src/features/part/i18n');
  try {
    cpSync(dir, copy, { recursive: true });
    mkdirSync(texts, { recursive: true });
    writeFileSync(path.join(texts, 'pt.json'), JSON.stringify({ part: { a: 'Um', b: 'Dois' }, title: 'Outro' }));
    writeFileSync(path.join(texts, 'en.json'), JSON.stringify({ part: { a: 'One' }, title: 'Other' }));
    expect(declarationProblems(sample(), { dir: copy, platformVersion: '1.4.0' })).toEqual([
      'the text «part.b» is missing in en',
      'the texts «title» of src/features/part/i18n would replace those of src/i18n',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('does not require the plural form "many"', () => {
  const { pt, en } = sample().i18n;
  expect(problems({ i18n: { pt: { ...pt, jobs_many: '{{count}} de vagas' }, en } })).toEqual([]);
});

it('refuses a range that does not include the version of platform', () => {
  expect(problems({ platform: '^2.0.0' })).toEqual(['it was written for platform ^2.0.0, the shell provides 1.4.0']);
  for (const platform of ['newest', '>=1 <3', '1.x', '^1', '~1.2.0', '1.2']) {
    expect(problems({ platform })).toContain(`«${platform}» is not a range of platform versions: 1.2.3 or ^1.2`);
  }
});

it('refuses the paths of the shell and of the server', () => {
  const paths = ['/', '/home', '/kit/more', '/api/jobs', '/assets', '/:any', '/:any/more'];
  const taken = problems({ routes: paths.map((at) => ({ ...route, path: at })) });
  expect(taken).toEqual(expect.arrayContaining(paths.map((at) => `${at} is reserved`)));
});

it('refuses two routes for one address', () => {
  const other = { ...route, path: '/sample/:slug' };
  expect(problems({ routes: [route, other] })).toEqual([
    '/sample/:id of mfe-sample and /sample/:slug of mfe-sample claim the same addresses',
  ]);
});
