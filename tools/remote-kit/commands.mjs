import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readPackage } from '../webpack/workspace.mjs';

const dir = process.cwd();

/** @type {Record<string, (args: string[]) => Promise<void>>} */
export const commands = {
  /** `remote-kit new mfe-guides --route /guias [--fragment] [--title <pt>] [--title-en <en>]`. */
  new: async (args) => {
    const { newRepository } = await import('./new-repository.mjs');
    const id = newRepository(dir, args);
    console.log(`${id}/\n\ncd ${id}\nnpm install\nnpm run dev`);
  },
  /** `remote-kit dev`: the remote without shell and API, with Fast Refresh. */
  dev: async () => {
    const { serveAlone } = await import('../dev/alone/serve-alone.mjs');
    const port = Number(process.env['PORT'] ?? 3000);
    const { url } = await serveAlone({ dir, port, log: console.log });
    console.log(`${path.basename(dir)}: ${url}`);
  },
  /** `remote-kit test [options of Jest]`. */
  test: async (args) => {
    run('jest', 'bin/jest.js', ['--config', path.join(import.meta.dirname, 'jest.config.mjs'), ...args]);
  },
  /** `remote-kit check`: declaration, texts, slots, types. */
  check: async () => {
    const { id } = await check();
    console.log(`${id} can be built`);
  },
  /** `remote-kit build`: a version in `dist/remotes/<id>/<version>/`, within its budgets. */
  build: async () => {
    const { id } = await check();
    const { buildRemote } = await import('../build/build-remote.mjs');
    const { hashInputs, remoteInputs } = await import('../build/inputs/inputs.mjs');
    const { exceededBudgets } = await import('../build/budgets.mjs');
    const version = `${readPackage(dir).version}-${hashInputs(remoteInputs(dir), dir)}`;
    await buildRemote({ dir, out: path.join(dir, 'dist/remotes', id, version), version });
    const exceeded = exceededBudgets(path.join(dir, 'dist/remotes', id, version));
    if (exceeded.length > 0) throw new Error(exceeded.join('\n'));
    console.log(path.join('dist/remotes', id, version));
  },
};

async function check() {
  const { readCheckedDeclaration } = await import('../build/build-remote.mjs');
  const declaration = await readCheckedDeclaration(dir);
  run('typescript', 'bin/tsc', ['--noEmit']);
  run('typescript', 'bin/tsc', ['--noEmit', '--customConditions', 'server']);
  return declaration;
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
