/**
 * `npm run releases -- --record`: adds the last build to the recorded releases (`e2e/releases`), which tests replay: the manifest of
 * each remote and the shell's platform, the last five of each. Without the option, lists them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readReleases, withRelease } from './releases/releases.mjs';
import { root } from './webpack/workspace.mjs';

const { values } = parseArgs({ options: { record: { type: 'boolean' }, from: { type: 'string' } } });
const dist = values.from ?? path.join(root, 'dist');

if (values.record === true) {
  const { builtShellFolder, builtVersions } = await import('registry');
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(dist, file), 'utf8'));
  for (const [id, versions] of builtVersions(dist)) record(id, read(`remotes/${id}/${versions.at(-1)}/remote.json`));
  const shell = path.relative(dist, builtShellFolder(dist));
  const { version, platform } = read(path.join(shell, 'shell.json'));
  record('shell', { version, platform });
}
for (const [name, releases] of Object.entries(readReleases(root))) {
  console.log(`${name}: ${releases.map(({ version, platform }) => `${version} (platform ${platform})`).join(', ')}`);
}

/** @param {string} name @param {import('./releases/releases.mjs').Release} release */
function record(name, release) {
  const releases = withRelease(readReleases(root)[name] ?? [], release);
  writeFileSync(path.join(root, 'e2e/releases', `${name}.json`), `${JSON.stringify(releases, null, 2)}\n`);
}
