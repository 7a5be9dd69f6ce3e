import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteIds } from '../webpack/workspace.mjs';
import { kubernetesFolder, kustomizations, readManifests } from './kubernetes-files.mjs';
import { containersOf } from './kubernetes-variables.mjs';

/**
 * Remotes that are not deployed, releases of remotes that do not exist, and another command than that of the images.
 * @param {string} root
 * @returns {string[]}
 */
export function releaseProblems(root) {
  const ids = ['shell', ...remoteIds(root)];
  const all = new Map(
    kustomizations(root).map(({ folder, content }) => [path.relative(kubernetesFolder, folder), content]),
  );
  const releases = all.get('releases')?.resources ?? [];
  const folders = [...all.keys()].filter((folder) => folder.startsWith('releases/') && folder !== 'releases/job');
  const tagged = (all.get('example')?.images ?? []).map(({ name }) => name);
  const job = readManifests(root).find(({ manifest }) => manifest.metadata.name === 'release')?.manifest;
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(readFileSync(path.join(root, 'Dockerfile'), 'utf8')) ?? [];
  const [container] = job === undefined ? [] : containersOf(job);
  return [
    ...(container?.command === undefined && JSON.stringify(container?.args) === JSON.stringify(JSON.parse(command))
      ? []
      : ['the release does not run the command of its image']),
    ...folders.filter((folder) => !ids.includes(path.basename(folder))).map((folder) => `${folder} is of no remote`),
    ...['app', ...ids]
      .filter((id) => !tagged.includes(`trampolim/${id}`))
      .map((id) => `example/kustomization.yaml lacks the image trampolim/${id}`),
    ...ids.flatMap((id) => [
      ...(releases.includes(id) ? [] : [`releases/kustomization.yaml lacks ${id}`]),
      ...(JSON.stringify(all.get(`releases/${id}`)) === JSON.stringify(releaseOf(id))
        ? []
        : [`releases/${id}/kustomization.yaml is not ${JSON.stringify(releaseOf(id))}`]),
    ]),
  ];
}

/** The kustomization that makes the Job of one image. @param {string} id */
const releaseOf = (id) => ({
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  resources: ['../job'],
  labels: [{ pairs: { 'app.kubernetes.io/name': id }, includeTemplates: true }],
  patches: [{ target: { kind: 'Job' }, patch: `[{ "op": "replace", "path": "/metadata/name", "value": "${id}" }]` }],
  images: [{ name: 'release', newName: `trampolim/${id}` }],
});
