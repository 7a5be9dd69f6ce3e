import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../checks/run.mjs';
import { releaseProblems } from '../checks/kubernetes-releases.mjs';
import { omittedRemotes } from '../checks/remotes.mjs';
import { readDeclaration } from '../webpack/declaration.mjs';
import { readPackage, remoteIds } from '../webpack/workspace.mjs';
import { outsideLines } from './outside-lines.mjs';
import { renderTemplate } from './render-template.mjs';
import { requestProblems } from './request.mjs';

/**
 * Writes a new remote of the repository. Writes nothing if one of its names is taken, reserved or invalid.
 * @param {string} root
 * @param {import('./request.mjs').NewRemote} request
 * @returns {Promise<string[]>} The written files.
 */
export async function addRemote(root, request) {
  const { id } = request;
  const others = await Promise.all(remoteIds(root).map((other) => readDeclaration(path.join(root, other))));
  refuse(id, [
    ...(existsSync(path.join(root, id)) ? [`the folder ${id} exists`] : []),
    ...requestProblems(
      request,
      others.filter((other) => other.id !== id),
    ),
  ]);
  const files = filesOf(root, request);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  // Names of another length than the template's break other lines. The formatter leaves out the lock file.
  await runCommand(root, 'oxfmt', Object.keys(files));
  refuse(id, [...omittedRemotes(root), ...releaseProblems(root)]);
  return Object.keys(files);
}

/** @param {string} id @param {readonly string[]} problems */
function refuse(id, problems) {
  if (problems.length > 0) throw new Error([`${id} was not added:`, ...problems].join('\n  - '));
}

/**
 * @param {string} root
 * @param {import('./request.mjs').NewRemote} request
 * @returns {Record<string, string>}
 */
function filesOf(root, request) {
  const platform = readPackage(path.join(root, 'platform'));
  const contracts = readPackage(path.join(root, 'shared-contracts'));
  const own = renderTemplate(request, {
    platform: platform.version,
    contracts: contracts.version,
    react: platform.dependencies?.['react'] ?? '',
  });
  const inFolder = Object.entries(own).map(([name, text]) => [`${request.id}/${name}`, text]);
  const manifest = JSON.parse(own['package.json'] ?? '');
  return { ...Object.fromEntries(inFolder), ...outsideLines(root, request.id, manifest) };
}
