import { existsSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import webpack from 'webpack';
import { serverConfig } from './base.mjs';
import { faultsOf } from './run.mjs';

const file = 'declaration.cjs';

/** @typedef {import('shared-contracts').RemoteDeclaration} RemoteDeclaration */

/**
 * Reads a remote's declaration: bundles `src/remote.ts` in memory and evaluates it.
 * @param {string} dir Folder of the remote.
 * @returns {Promise<RemoteDeclaration>}
 */
export async function readDeclaration(dir) {
  if (!existsSync(path.join(dir, 'src/remote.ts'))) throw new Error(`${path.basename(dir)} has no src/remote.ts`);
  const code = await bundle(dir);
  const module = { exports: /** @type {{ remote?: RemoteDeclaration }} */ ({}) };
  vm.compileFunction(code, ['module', 'exports'], { filename: path.join(dir, file) })(module, module.exports);
  if (module.exports.remote === undefined) throw new Error(`${dir}/src/remote.ts exports no «remote»`);
  return module.exports.remote;
}

/**
 * @param {string} dir
 * @returns {Promise<string>}
 */
function bundle(dir) {
  const config = serverConfig('declaration', {
    dir,
    out: dir,
    version: '',
    entry: './src/remote.ts',
    file,
    externals: {},
  });
  return new Promise((resolve, reject) => {
    let code = '';
    const compiler = webpack(config);
    if (compiler === null) throw new Error('webpack returned no compiler');
    compiler.hooks.shouldEmit.tap('Declaration', (compilation) => {
      code = compilation.getAsset(file)?.source.source().toString() ?? '';
      return false;
    });
    compiler.run((error, stats) => {
      const failure = error ?? faultsOf(stats);
      compiler.close(() => (failure ? reject(failure) : resolve(code)));
    });
  });
}
