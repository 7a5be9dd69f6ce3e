import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { bringsOwnReact, remoteIds } from '../webpack/workspace.mjs';
import { untypedRemotes } from './type-checks.mjs';

/** The formatter breaks long lines. @param {string} text */
const withoutSpaces = (text) => text.replaceAll(/\s/g, '');

/**
 * Remotes that a hand-written list lacks, each with the missing line. Other lists (builds, Jest, walls, lint, dead code, budgets,
 * images, workspaces) are read from the folders `mfe-*`.
 * @param {string} root
 * @returns {string[]}
 */
export function omittedRemotes(root) {
  const ids = remoteIds(root);
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
  /** @param {string} file @param {string} line @param {string} [text] */
  const expectLine = (file, line, text = read(file)) =>
    withoutSpaces(text).includes(withoutSpaces(line)) ? [] : [`${file} lacks: ${line}`];
  const { services = {} } = parse(read('docker-compose.yml'), { merge: true });
  const apps = 'tools/bench/fixtures/monolith/apps.ts';
  return [
    ...untypedRemotes(root),
    ...ids.flatMap((id) => [
      ...expectLine('Dockerfile', `COPY ${id}/package.json ${id}/`),
      ...(services[id]?.build?.target === 'release' && services[id].build.args?.PACKAGE === id
        ? []
        : [`docker-compose.yml lacks the service ${id} with PACKAGE: ${id}`]),
      ...(bringsOwnReact(path.join(root, id))
        ? []
        : expectLine(apps, `'${id}': () => import(/* webpackChunkName: "${id}" */ '../../../../${id}/src/app'),`)),
    ]),
  ];
}
