import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { missingEntries } from '../complete-lock.mjs';
import { declarationProblems } from '../build/manifest/check-declaration.mjs';
import { releaseProblems } from '../checks/kubernetes-releases.mjs';
import { omittedRemotes } from '../checks/remotes.mjs';
import { typeErrors } from '../checks/type-checks.mjs';
import { platformVersion } from '../webpack/sharing.mjs';
import { root } from '../webpack/workspace.mjs';
import { addRemote } from './add-remote.mjs';
import { renderTemplate, templateFolder } from './render-template.mjs';
import { toRequest } from './request.mjs';

const outside = [
  'Dockerfile',
  'deploy/kubernetes/example/kustomization.yaml',
  'deploy/kubernetes/releases/kustomization.yaml',
  'docker-compose.yml',
  'package-lock.json',
  'tools/bench/fixtures/monolith/apps.ts',
];
const releases = ['job', 'shell', 'mfe-companies'].map((name) => `deploy/kubernetes/releases/${name}`);
const linked = ['mfe-companies', 'node_modules', 'platform', 'shared-contracts', 'tsconfig.base.json', '.oxfmtrc.json'];

/** A repository with one remote, whose files outside of remotes can be changed. */
function buildRepository() {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'remote-new-'));
  for (const file of [...outside, ...releases]) {
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  }
  for (const name of linked) symlinkSync(path.join(root, name), path.join(copy, name));
  return copy;
}

/** @type {string} */
let copy;
beforeEach(() => {
  copy = buildRepository();
});
afterEach(() => rmSync(copy, { recursive: true }));

/** @param {string} file */
const read = (file) => readFileSync(path.join(copy, file), 'utf8');

/** @param {string} id @returns {import('shared-contracts').RemoteDeclaration} */
const declarationOf = (id) => jest.requireActual(path.join(copy, id, 'src/remote.ts')).remote;

it.each([
  { fragment: true, id: 'mfe-probe', route: '/prova' },
  // Names that the formatter breaks lines for.
  { fragment: false, id: 'mfe-probe-with-a-long-name', route: '/prova/com-um-nome-comprido-no-endereco' },
])('adds a remote that all checks accept: %j', async (options) => {
  const { id, route } = options;
  const before = omittedRemotes(copy);
  await addRemote(copy, toRequest(options));
  expect(omittedRemotes(copy)).toEqual(before);
  expect(releaseProblems(copy)).toEqual([]);
  expect(missingEntries(copy)).toEqual([]);
  const declaration = declarationOf(id);
  expect(declarationProblems(declaration, { dir: path.join(copy, id), platformVersion })).toEqual([]);
  expect(declaration.routes.map((one) => one.path)).toEqual([route]);
  expect(Object.keys(declaration.fragments ?? {})).toEqual(options.fragment ? ['highlights'] : []);
  await expect(typeErrors(copy, [id])).resolves.toBe('');
  const files = readdirSync(path.join(copy, id), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  );
  const leftOver = /mfe-template|\/template|Modelo|Template|fragment>/;
  for (const file of files) expect(read(`${id}/${file}`)).not.toMatch(leftOver);
});

it('derives titles from the route and the id', () => {
  const options = { id: 'mfe-career-guides', route: '/guias-de-carreira', fragment: false };
  expect(toRequest(options).title).toEqual({ pt: 'Guias de carreira', en: 'Career guides' });
  expect(toRequest({ ...options, title: 'Guias', titleEn: 'Guides' }).title).toEqual({ pt: 'Guias', en: 'Guides' });
});

it('has a template that is itself a remote with current versions', () => {
  const request = toRequest({ id: 'mfe-template', route: '/template', fragment: true, title: 'Modelo' });
  const { version: contracts } = jest.requireActual(path.join(root, 'shared-contracts/package.json'));
  const { dependencies } = jest.requireActual(path.join(root, 'platform/package.json'));
  const files = renderTemplate(request, { platform: platformVersion, contracts, react: dependencies.react });
  for (const name of ['package.json', 'src/remote.ts']) {
    const text = readFileSync(path.join(templateFolder, name), 'utf8');
    expect(files[name]).toBe(text.replaceAll(/^ *\/\/ <\/?fragment>\n/gm, ''));
  }
});

it.each([
  [{ id: 'mfe-companies', route: '/prova' }, 'the folder mfe-companies exists'],
  [{ id: 'guides', route: '/prova' }, '«guides» is not an id: mfe- and words of a–z and 0–9, separated by hyphens'],
  [{ id: 'mfe-probe', route: 'guias' }, '«guias» is not a path: /words of a–z, 0–9 and hyphens'],
  [{ id: 'mfe-probe', route: '/kit/guias' }, '/kit/guias is reserved for the shell or the server'],
  [
    { id: 'mfe-probe', route: '/companies' },
    '/companies of mfe-companies and /companies of mfe-probe claim the same addresses',
  ],
  [
    { id: 'mfe-probe', route: '/prova', title: "'x'" },
    "«'x'» is not a title: up to 40 letters, digits, spaces, commas and hyphens",
  ],
])('refuses %j before it writes anything', async (options, problem) => {
  const contents = () => [
    ...['.', 'deploy/kubernetes/releases'].flatMap((folder) => readdirSync(path.join(copy, folder))),
    ...outside.map(read),
  ];
  const before = contents();
  const adding = addRemote(copy, toRequest({ fragment: true, ...options }));
  await expect(adding).rejects.toThrow(`${options.id} was not added:\n  - ${problem}`);
  expect(contents()).toEqual(before);
});
