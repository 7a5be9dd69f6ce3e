import { createContainer } from './buildah.mjs';

/** As in `docker-compose.yml`. */
const env = { REGISTRY_FILE: '/site/registry.json' };
/** The entry point and the command of the image, which buildah does not apply. */
const deploy = ['node', 'registry/dist/main.js', 'deploy', '/release', '--by', 'image'];
const user = 'node';

/**
 * Deploys images to a site's folder, each twice: the second time has nothing to do.
 * @param {readonly string[]} names The shell first.
 * @param {string} volume
 * @returns {Record<string, string[]>} Problems.
 */
export function deployReleases(names, volume) {
  return Object.fromEntries(names.map((name) => [name, deployRelease(name, volume)]));
}

/** @param {string} name @param {string} volume */
function deployRelease(name, volume) {
  const container = createContainer(name, { volumes: [`${volume}:/site`] });
  try {
    const first = container.run({ user, env, command: deploy });
    const second = container.run({ user, env, command: deploy });
    return [
      ...(first.code === 0 && /^\S+ \S+ is live$/m.test(first.output) ? [] : [`deploy: ${first.code} ${first.output}`]),
      ...(second.code === 0 && second.output.startsWith('Nothing to deploy')
        ? []
        : [`second deploy: ${second.code} ${second.output}`]),
    ];
  } finally {
    container.remove();
  }
}

/**
 * What the image of a release adds to the base that all images share.
 * @param {string} name
 */
export function ownMegabytes(name) {
  const container = createContainer(name);
  try {
    const { output } = container.run({ user, command: ['du', '--bytes', '--summarize', '/app', '/release'] });
    const bytes = output.split('\n').map((line) => Number.parseInt(line, 10) || 0);
    return Math.round(bytes.reduce((sum, one) => sum + one, 0) / 100_000) / 10;
  } finally {
    container.remove();
  }
}
