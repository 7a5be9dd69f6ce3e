import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { publishedNames } from '../webpack/shared-modules.mjs';
import { readPackage, root } from '../webpack/workspace.mjs';
import { UsageError } from './usage-error.mjs';

const dir = process.cwd();

/** @type {Record<string, (args: string[]) => Promise<void>>} */
export const commands = {
  /** `remote-kit new mfe-guides --route /guias [--fragment] [--title <pt>] [--title-en <en>]`. */
  new: async (args) => {
    const { newRepository } = await import('./new-repository.mjs');
    const id = newRepository(dir, args);
    console.log(`${id}/\n\ncd ${id}\nnpm install\nnpm run dev`);
  },
  /**
   * `remote-kit dev [--record <site>] [--page <path>]`: the remote without shell and API, with Fast Refresh; `--record` stores the site's
   * answers first. `remote-kit dev --against <site>`: in a running site.
   */
  dev: async (args) => {
    const { readDevOptions } = await import('../dev/options.mjs');
    const { id } = await declarationOf();
    const isAlone = !args.some((one) => /^--against(?:=|$)/.test(one));
    const options = readDevOptions(isAlone ? ['--alone', id, ...args] : args, [id]);
    const port = Number(process.env['PORT'] ?? 3000);
    const { url } = await serve(options, port);
    console.log(`${id}: ${url}`);
  },
  /** `remote-kit test [options of Jest]`. */
  test: async (args) => {
    run('jest', 'bin/jest.js', ['--config', path.join(import.meta.dirname, 'jest.config.mjs'), ...args]);
  },
  /** `remote-kit update`: converts the sources to the platform of this kit, and raises the versions of its packages. */
  update: async () => {
    const [{ endpointNames, updateRemote }, contract] = await Promise.all([
      import('./update.mjs'),
      import('shared-contracts'),
    ]);
    const { name, version, dependencies = {} } = readPackage(root);
    const shared = Object.values(publishedNames).map((one) => [one, dependencies[one]]);
    const versions = { ...Object.fromEntries(shared), [name]: version };
    const { changed, problems } = updateRemote(dir, endpointNames(contract), versions);
    for (const file of changed) console.log(`changed ${file}`);
    if (changed.length === 0) console.log('Nothing to convert');
    if (problems.length > 0) throw new Error(['To be mended by hand:', ...problems].join('\n  '));
    console.log('Next: npm install, npm run check, npm test');
  },
  /**
   * `remote-kit check`: declaration, texts, slots, types, and the files if the present sources are built. `remote-kit check --preview <url>
   * [--page <path>]`: the pages on a preview link, in a browser.
   */
  check: async (args) => {
    const page = /** @type {const} */ ({ type: 'string', multiple: true });
    const { values } = parseArgs({ args, options: { preview: { type: 'string' }, page } });
    if (values.preview !== undefined) return checkPages(values.preview, values.page ?? []);
    const { id } = await check();
    const version = await currentVersion();
    const folder = versionFolderOf(id, version);
    if (existsSync(folder)) await refuseProblems(id, version);
    console.log(existsSync(folder) ? `${id} ${version} can be uploaded` : `${id} can be built`);
  },
  /** `remote-kit build`: a version in `dist/remotes/<id>/<version>/`, with the checks of an upload. */
  build: async () => {
    const { id } = await check();
    const version = await currentVersion();
    const folder = versionFolderOf(id, version);
    const { buildRemote } = await import('../build/build-remote.mjs');
    await buildRemote({ dir, out: folder, version });
    await refuseProblems(id, version);
    console.log(path.relative(dir, folder));
  },
  /**
   * `remote-kit deploy --site <url> [--canary 10 [--segment staff]] [--preview] [--why <text>] [--pull-request 128]`: uploads the built
   * version of the present sources and makes it live.
   */
  deploy: async (args) => {
    const { deploy } = await import('./deploy.mjs');
    const call = await callOf(args);
    const version = await currentVersion();
    await deploy({ ...call, version, dir: versionFolderOf(call.id, version) });
  },
  /** `remote-kit promote --site <url>`: makes the canary stable. */
  promote: flip('promote'),
  /** `remote-kit abort --site <url> --why <text>`: ends the canary. */
  abort: flip('abort'),
  /** `remote-kit rollback --site <url> --why <text>`: makes the version before stable. */
  rollback: flip('rollback'),
  /** `remote-kit status --site <url>`: the live versions, and the verdict about a canary. */
  status: async (args) => (await import('./deploy.mjs')).status(await callOf(args)),
  /** `remote-kit log --site <url>`: who changed what, when and why. */
  log: async (args) => (await import('./deploy.mjs')).printLog(await callOf(args)),
};

/** @param {'promote' | 'abort' | 'rollback'} action */
function flip(action) {
  return async (/** @type {string[]} */ args) => (await import('./deploy.mjs')).flip(action, await callOf(args));
}

/** @param {string[]} args */
async function callOf(args) {
  const { id } = await declarationOf();
  return { id, args, env: process.env, log: console.log };
}

async function declarationOf() {
  const { readDeclaration } = await import('../webpack/declaration.mjs');
  return readDeclaration(dir);
}

/** @param {import('../dev/options.mjs').DevOptions} options @param {number} port */
async function serve(options, port) {
  const log = console.log;
  if (options.kind === 'against') {
    const { serveAgainst } = await import('../dev/against/serve-against.mjs');
    return serveAgainst({ site: options.site, dirs: [dir], port, log });
  }
  if (options.kind === 'alone' && options.record !== null) {
    const { recordAnswers } = await import('../dev/alone/record.mjs');
    await recordAnswers({ dir, site: options.record, pages: options.pages, log });
  }
  const { serveAlone } = await import('../dev/alone/serve-alone.mjs');
  return serveAlone({ dir, port, log });
}

/** The version of the present sources. */
async function currentVersion() {
  const { hashInputs, remoteInputs } = await import('../build/inputs/inputs.mjs');
  return `${readPackage(dir).version}-${hashInputs(remoteInputs(dir), dir)}`;
}

/** @param {string} id @param {string} version */
const versionFolderOf = (id, version) => path.join(dir, 'dist/remotes', id, version);

async function check() {
  const { readCheckedDeclaration } = await import('../build/build-remote.mjs');
  const declaration = await readCheckedDeclaration(dir);
  run('typescript', 'bin/tsc', ['--noEmit']);
  run('typescript', 'bin/tsc', ['--noEmit', '--customConditions', 'server']);
  return declaration;
}

/** @param {string} id @param {string} version A built one. */
async function refuseProblems(id, version) {
  const { problemsOf } = await import('./built-version.mjs');
  const problems = problemsOf(versionFolderOf(id, version));
  if (problems.length > 0) throw new Error([`${id} ${version} cannot be uploaded:`, ...problems].join('\n  '));
}

/** @param {string} url @param {readonly string[]} pages */
async function checkPages(url, pages) {
  if (!URL.canParse(url)) throw new UsageError(`${url} is no preview link`);
  const { checkPreview } = await import('./preview/check-preview.mjs');
  /** @type {{ trampolim?: { pages?: string[] } }} */
  const { trampolim } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const examples = [...(trampolim?.pages ?? []), ...pages];
  const executablePath = process.env['CHROMIUM_PATH'];
  const isPassed = await checkPreview({ url, examples, dir, executablePath, log: console.log });
  if (!isPassed) throw new Error('The preview has problems');
}

/**
 * Runs a script of a package that the kit installs.
 * @param {string} name
 * @param {string} script
 * @param {readonly string[]} args
 */
function run(name, script, args) {
  const file = path.join(path.dirname(createRequire(import.meta.filename).resolve(`${name}/package.json`)), script);
  const { status } = spawnSync(process.execPath, [file, ...args], { cwd: dir, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${name} failed`);
}
