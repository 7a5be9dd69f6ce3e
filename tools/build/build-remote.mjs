import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkRemote, toVersion } from 'registry';
import { partUsage } from '../kit/part-usage.mjs';
import { readDeclaration } from '../webpack/declaration.mjs';
import { ownRules } from '../webpack/own-rules.mjs';
import { remoteConfigs, serverFile } from '../webpack/preset.mjs';
import { run } from '../webpack/run.mjs';
import { platformVersion } from '../webpack/sharing.mjs';
import { projectOf } from '../webpack/workspace.mjs';
import { uncoveredFiles } from './inputs/bundled-files.mjs';
import { remoteInputs } from './inputs/inputs.mjs';
import { declarationProblems } from './manifest/check-declaration.mjs';
import { remoteManifest, writeRemoteManifest } from './manifest/remote-manifest.mjs';
import { sharedCopies } from './shared-copies.mjs';
import { stagingDir, swapIn } from './swap.mjs';

/**
 * Builds one version of one remote.
 * @param {object} options
 * @param {string} options.dir
 * @param {string} options.out The folder of the version.
 * @param {string} options.version
 * @param {import('../webpack/shared-modules.mjs').IsolatedReact} [options.react] React of an isolated remote, instead of its own.
 */
export async function buildRemote({ dir, out, version, react }) {
  const declaration = await readCheckedDeclaration(dir);
  const staging = stagingDir(out);
  const options = { dir, out: staging, version, rules: await ownRules(dir), ...(react && { react }) };
  const { web, server } = remoteConfigs(declaration, options);
  const compilation = await run(web);
  const compilations = server === null ? [compilation] : [compilation, await run(server)];
  const copies = declaration.isolation === undefined ? sharedCopies(compilation) : [];
  if (copies.length > 0) {
    throw new Error([`${declaration.id} contains copies of shared libraries:`, ...copies].join('\n  - '));
  }
  const inputs = remoteInputs(dir, { react });
  const uncovered = compilations.flatMap((one) => uncoveredFiles(one, inputs, projectOf(dir)));
  if (uncovered.length > 0) throw new Error(`The version of ${declaration.id} does not cover ${uncovered.join(', ')}`);
  const manifest = remoteManifest({
    declaration,
    version,
    dir: staging,
    compilation,
    serverFile: server === null ? null : serverFile,
  });
  const { problems } = checkRemote(toVersion(manifest, manifest), platformVersion);
  if (problems.length > 0) throw new Error([`${declaration.id}/remote.json:`, ...problems].join('\n  - '));
  writeRemoteManifest(staging, manifest);
  // For the kit page, which shows where a part of platform is used.
  writeFileSync(path.join(staging, 'usage.json'), JSON.stringify(partUsage(dir)));
  swapIn(staging, out);
}

/**
 * @param {string} dir
 * @returns {Promise<import('shared-contracts').RemoteDeclaration>}
 */
export async function readCheckedDeclaration(dir) {
  const declaration = await readDeclaration(dir);
  const problems = declarationProblems(declaration, { dir, platformVersion });
  const apps = ['app.tsx', 'app.ts', 'app.js'].filter((name) => existsSync(path.join(dir, 'src', name)));
  if (apps.length === 0) problems.push('it has no src/app.tsx');
  if (problems.length > 0) throw new Error([`${path.basename(dir)}/src/remote.ts:`, ...problems].join('\n  - '));
  return declaration;
}
