import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { remoteIds } from '../webpack/workspace.mjs';

/**
 * Problems of what is deployed separately from the site's image: remotes, registry and shell are on the volume `site`, which
 * releases, API and worker write and the site reads, and the image contains none of them (ADR 59).
 * @param {string} root
 * @returns {string[]}
 */
export function siteVolumeProblems(root) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
  const { services = {} } = parse(read('docker-compose.yml'), { merge: true });
  const releases = ['shell', ...remoteIds(root)];
  const dockerfile = read('Dockerfile');
  return [
    ...[...releases, 'api', 'worker'].flatMap((name) => mountProblems(services, name, 'site:/site')),
    ...mountProblems(services, 'site', 'site:/site:ro'),
    ...releases.flatMap((name) => releaseProblems(services[name] ?? {}, name)),
    ...imageLines(dockerfile, services.site?.build?.target ?? '')
      .filter((line) => /^COPY\b.*(?:\/app\/dist\b|remotes|registry\.json| \. )/.test(line))
      .map((line) => `Dockerfile: the image of the site contains ${line}`),
    ...(read('.dockerignore').split('\n').includes('dist') ? [] : ['.dockerignore does not exclude dist']),
  ];
}

/** @param {Record<string, { volumes?: string[] }>} services @param {string} name @param {string} mount */
function mountProblems(services, name, mount) {
  const found = (services[name]?.volumes ?? []).filter((one) => one.startsWith('site:'));
  return found.length === 1 && found[0] === mount ? [] : [`docker-compose.yml: ${name} does not mount ${mount}`];
}

/**
 * A release exits, so that it is not restarted, and changes nothing but the volume.
 * @param {{ build?: { target?: string }, restart?: string, read_only?: boolean, environment?: { REGISTRY_FILE?: string } }} service
 * @param {string} name
 */
function releaseProblems({ build, restart = 'no', read_only: isReadOnly = false, environment }, name) {
  return [
    ...(build?.target === 'release' ? [] : ['is not built as a release']),
    ...(restart === 'no' ? [] : [`restarts ${restart}`]),
    ...(isReadOnly ? [] : ['has a writable root']),
    ...(environment?.REGISTRY_FILE === '/site/registry.json' ? [] : ['changes another registry']),
  ].map((problem) => `docker-compose.yml: ${name} ${problem}`);
}

/**
 * The instructions of a stage and of the stages that it is built from.
 * @param {string} dockerfile
 * @param {string} target
 * @returns {string[]}
 */
function imageLines(dockerfile, target) {
  const stages = dockerfile.split(/^(?=FROM )/m).map((text) => {
    const [, base = '', name = ''] = /^FROM (\S+) AS (\S+)/.exec(text) ?? [];
    return { base, name, lines: text.split('\n') };
  });
  const stage = stages.find(({ name }) => name === target);
  return stage === undefined ? [] : [...imageLines(dockerfile, stage.base), ...stage.lines];
}
