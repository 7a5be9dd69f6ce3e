/**
 * `npm run releases -- --record`: builds, and makes the result the release of this version of platform: an archive in `e2e/releases`,
 * which tests replay, and the API reports that later changes are compared with. `--from DIR` records the build of an earlier
 * commit instead, without its reports. Without options, lists the recorded releases.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releaseReports } from './api-reports.mjs';
import { build } from './build.mjs';
import { logProgress } from './command-line.mjs';
import { readRelease, recordedPlatforms, recordRelease } from './releases/releases.mjs';
import { root } from './webpack/workspace.mjs';

const { values } = parseArgs({ options: { record: { type: 'boolean' }, from: { type: 'string' } } });

if (values.from !== undefined) {
  await recordRelease(root, path.resolve(values.from));
} else if (values.record === true) {
  await build({ log: logProgress, isTyped: true });
  await recordRelease(root, path.join(root, 'dist'));
  for (const problem of releaseReports()) {
    console.error(problem);
    process.exitCode = 1;
  }
}
for (const platform of recordedPlatforms(root)) {
  const { shell, remotes } = await readRelease(root, platform);
  const versions = remotes.map(({ id, version }) => `${id} ${version}`);
  console.log(`platform ${platform}: ${[`shell ${shell.version}`, ...versions].join(', ')}`);
}
