import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kubernetesFolder } from '../checks/kubernetes-files.mjs';

/**
 * The files outside a remote's folder that name it, with their new texts. `tools/checks/remotes.mjs` and
 * `kubernetes-releases.mjs` check the same lines.
 * @param {string} root
 * @param {string} id
 * @param {{ version: string, dependencies: object, devDependencies: object }} manifest
 * @returns {Record<string, string>}
 */
export function outsideLines(root, id, manifest) {
  /** @param {string} file @param {(text: string) => string} edit */
  const edited = (file, edit) => [file, edit(readFileSync(path.join(root, file), 'utf8'))];
  return Object.fromEntries([
    edited('Dockerfile', (text) =>
      insertAfterLast(text, /^COPY mfe-\S+\/package\.json/, `COPY ${id}/package.json ${id}/`),
    ),
    edited('docker-compose.yml', (text) => composeWith(text, id)),
    edited(`${kubernetesFolder}/releases/kustomization.yaml`, (text) =>
      insertAfterLast(text, /^ {2}- mfe-/, `  - ${id}`),
    ),
    edited(`${kubernetesFolder}/example/kustomization.yaml`, (text) =>
      insertAfterLast(text, /^ {2}- \{ name: trampolim\/mfe-/, imageLine(text, id)),
    ),
    [
      `${kubernetesFolder}/releases/${id}/kustomization.yaml`,
      readFileSync(path.join(root, kubernetesFolder, 'releases/shell/kustomization.yaml'), 'utf8').replaceAll(
        'shell',
        id,
      ),
    ],
    edited('tools/bench/fixtures/monolith/apps.ts', (text) =>
      text.replace(
        '\n};\n',
        `\n  '${id}': () => import(/* webpackChunkName: "${id}" */ '../../../../${id}/src/app'),\n};\n`,
      ),
    ),
    edited('package-lock.json', (text) => lockWith(text, id, manifest)),
  ]);
}

/** The line of the shell's image for another one. @param {string} text @param {string} id */
function imageLine(text, id) {
  const line = text.split('\n').find((one) => one.includes('name: trampolim/shell,')) ?? '';
  return line.replaceAll('/shell', `/${id}`);
}

/** @param {string} text @param {string} id */
function composeWith(text, id) {
  const service = [
    '',
    `  ${id}:`,
    '    <<: *remote',
    `    image: trampolim/${id}:local`,
    `    build: { context: ., target: release, args: { PACKAGE: ${id} } }`,
  ];
  return insertAfterLast(text, /^ +build: .*PACKAGE: mfe-/, service.join('\n'));
}

/**
 * @param {string} text
 * @param {RegExp} line
 * @param {string} added
 */
function insertAfterLast(text, line, added) {
  const lines = text.split('\n');
  const at = lines.findLastIndex((one) => line.test(one));
  if (at === -1) throw new Error(`No line of the other remotes matches ${line}`);
  return lines.toSpliced(at + 1, 0, added).join('\n');
}

/**
 * As npm writes it, without a request to a registry.
 * @param {string} text @param {string} id @param {Parameters<typeof outsideLines>[2]} manifest
 */
function lockWith(text, id, { version, dependencies, devDependencies }) {
  const lock = JSON.parse(text);
  const packages = {
    ...lock.packages,
    [id]: { version, dependencies, devDependencies },
    [`node_modules/${id}`]: { resolved: id, link: true },
  };
  const sorted = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
}
