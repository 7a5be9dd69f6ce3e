import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ version: string, platform: string }} Release The manifest of a remote, or the version and the platform of a shell. */

/** Releases that are kept of a remote and of the shell. */
const kept = 5;

/**
 * The recorded releases by remote, and of `shell`, the newest last.
 * @param {string} root
 * @returns {Record<string, Release[]>}
 */
export function readReleases(root) {
  const folder = path.join(root, 'e2e/releases');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [path.basename(file, '.json'), JSON.parse(readFileSync(path.join(folder, file), 'utf8'))]),
  );
}

/**
 * The last releases with a new one. A version is recorded once.
 * @param {readonly Release[]} releases
 * @param {Release} release
 */
export const withRelease = (releases, release) =>
  [...releases.filter(({ version }) => version !== release.version), release].slice(-kept);
