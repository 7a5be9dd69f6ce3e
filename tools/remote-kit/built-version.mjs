import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, manifestCheck, problemsIn, toVersion, versionChecks } from 'registry';
import { platformVersion } from '../webpack/sharing.mjs';

/**
 * What a site would refuse of a built version by itself, with the installed platform instead of the site's.
 * @param {string} folder
 */
export function problemsOf(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  const remote = toVersion(manifest, manifest);
  return problemsIn([...versionChecks(folder, remote, filesIn(folder)), manifestCheck(remote, platformVersion)]);
}
