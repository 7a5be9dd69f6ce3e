import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

/** Folder of the manifests. */
export const kubernetesFolder = 'deploy/kubernetes';

/**
 * @typedef {Record<string, any> & { kind: string, metadata: { name: string } }} Manifest
 * @typedef {{ file: string, manifest: Manifest }} FoundManifest `file`: relative to the repository.
 */

/**
 * The manifests as they are written; an overlay's patches are incomplete and not included.
 * @param {string} root
 * @returns {FoundManifest[]}
 */
export function readManifests(root) {
  const patches = kustomizations(root).flatMap(({ folder, content }) =>
    (content.patches ?? []).flatMap(({ path: file }) => (file === undefined ? [] : [path.join(folder, file)])),
  );
  return yamlFiles(root)
    .filter((file) => path.basename(file) !== 'kustomization.yaml' && !patches.includes(file))
    .flatMap((file) =>
      documentsOf(readFileSync(path.join(root, file), 'utf8')).map((manifest) => ({ file, manifest })),
    );
}

/** @param {string} text @returns {Manifest[]} */
export const documentsOf = (text) => parseAllDocuments(text).map((one) => one.toJS());

/**
 * @typedef {{ path?: string, patch?: string, target?: object }} Patch
 * @typedef {{ name: string, newName?: string, newTag?: string }} Image
 * @typedef {{ resources?: string[], patches?: Patch[], images?: Image[], configMapGenerator?: { name: string, envs: string[] }[] }} Kustomization
 * @param {string} root
 * @returns {{ folder: string, content: Kustomization }[]}
 */
export const kustomizations = (root) =>
  yamlFiles(root)
    .filter((file) => path.basename(file) === 'kustomization.yaml')
    .map((file) => ({
      folder: path.dirname(file),
      content: parse(readFileSync(path.join(root, file), 'utf8')),
    }));

/** @param {string} root */
const yamlFiles = (root) => filesIn(root).filter((file) => file.endsWith('.yaml'));

/** @param {string} root @returns {string[]} */
export const filesIn = (root) =>
  readdirSync(path.join(root, kubernetesFolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .toSorted();

/**
 * Problems of the references between kustomizations and files: what does not exist, and what no kustomization includes.
 * @param {string} root
 * @returns {string[]}
 */
export function referenceProblems(root) {
  const referred = kustomizations(root).flatMap(({ folder, content }) =>
    [
      ...(content.resources ?? []),
      ...(content.patches ?? []).flatMap((one) => one.path ?? []),
      ...(content.configMapGenerator ?? []).flatMap(({ envs }) => envs),
    ].map((name) => path.join(folder, name)),
  );
  const included = new Set(referred);
  return [
    ...referred.filter((file) => !existsSync(path.join(root, file))).map((file) => `${file} does not exist`),
    ...filesIn(root)
      .filter((file) => /\.(?:yaml|env)$/.test(file) && path.basename(file) !== 'kustomization.yaml')
      // An operator's secrets, which git ignores.
      .filter((file) => !/-secrets?\.env$/.test(file))
      .filter((file) => !included.has(file))
      .map((file) => `${file} is not part of a kustomization`),
  ];
}
