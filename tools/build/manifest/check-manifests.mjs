import { createRouteMatcher } from 'shared-contracts';
import semver from 'semver';

/** @typedef {import('shared-contracts').RemoteManifest} RemoteManifest */
/** @typedef {Pick<RemoteManifest, 'id' | 'routes'>} Routed */

/**
 * Problems of remotes that are to be live together under one shell.
 * @param {readonly RemoteManifest[]} manifests
 * @param {string} platformVersion Version that the shell provides.
 * @returns {string[]}
 */
export function registryProblems(manifests, platformVersion) {
  const each = manifests.flatMap((manifest) =>
    [...platformProblems(manifest, platformVersion), ...textProblems(manifest), ...fileProblems(manifest)].map(
      (problem) => `${manifest.id}: ${problem}`,
    ),
  );
  return [...each, ...routeProblems(manifests)];
}

/**
 * @param {{ platform: string }} remote
 * @param {string} platformVersion
 * @returns {string[]}
 */
export function platformProblems({ platform }, platformVersion) {
  if (semver.validRange(platform) === null) return [`«${platform}» is not a range of platform versions`];
  if (semver.satisfies(platformVersion, platform)) return [];
  return [`it was written for platform ${platform}, the shell provides ${platformVersion}`];
}

/**
 * @param {readonly Routed[]} remotes
 * @returns {string[]}
 */
export function routeProblems(remotes) {
  const table = remotes.flatMap(({ id, routes }) => routes.map(({ path }) => ({ owner: id, pattern: path })));
  return table.flatMap((one, at) =>
    table.slice(at + 1).flatMap((other) => {
      try {
        createRouteMatcher([one, other]);
        return [];
      } catch {
        return [`${one.pattern} of ${one.owner} and ${other.pattern} of ${other.owner} claim the same addresses`];
      }
    }),
  );
}

/**
 * @param {RemoteManifest} manifest
 * @returns {string[]}
 */
function textProblems({ routes, nav, texts }) {
  const keys = [...routes.flatMap(({ title, description }) => [title, description]), ...nav.map(({ label }) => label)];
  return Object.entries(texts).flatMap(([language, known]) =>
    keys
      .filter((key) => key !== undefined && (known[key] ?? '') === '')
      .map((key) => `its manifest has no text «${key}» in ${language}`),
  );
}

/**
 * Checks that every file that a page would load has a hash.
 * @param {RemoteManifest} manifest
 * @returns {string[]}
 */
function fileProblems({ entry, exposes, integrity }) {
  const files = [entry, ...Object.values(exposes).flat()];
  const problems = files.filter((file) => !(file in integrity)).map((file) => `its manifest has no hash of ${file}`);
  return 'app' in exposes ? problems : [...problems, 'its manifest exposes no app'];
}
