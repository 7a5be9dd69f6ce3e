/**
 * `npm run images`: builds the container images with buildah, reports their sizes, starts API, worker, site and sandbox from the app
 * image before an embedded PostgreSQL, and checks them with the health checks of `docker-compose.yml`.
 * `-- --no-build`: checks existing images. `-- --only mfe-jobs`: one image. Arguments after a second `--` go to
 * `buildah build`: `npm run images -- -- --build-arg NODE_IMAGE=localhost/node`. Needs root, which buildah's chroot isolation requires.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';

/** Issue 19, B7. */
const limits = { app: 400, remote: 30 };

endOnSignals();
await ensureInstalled();
const { buildImage, imageMegabytes, isBuildahInstalled } = await import('./images/buildah.mjs');
const { checkApp } = await import('./images/check-app.mjs');
const { checkRemote } = await import('./images/check-remote.mjs');
const { remoteIds } = await import('./webpack/workspace.mjs');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-build': { type: 'boolean' }, only: { type: 'string', multiple: true } },
});
if (!isBuildahInstalled()) {
  console.error('buildah is not installed (apt-get install buildah)');
  process.exit(2);
}
const names = values.only ?? ['app', ...remoteIds()];
const rows = [];
for (const name of names) {
  const began = performance.now();
  if (values['no-build'] !== true) await buildImage(name, positionals);
  const built = performance.now();
  const limit = name === 'app' ? limits.app : limits.remote;
  const megabytes = imageMegabytes(name);
  const found = await (name === 'app' ? checkApp({ log: console.log }) : checkRemote(name)).catch(messageOf);
  const problems = [...(megabytes > limit ? [`${megabytes} MB, more than ${limit}`] : []), ...found];
  for (const problem of problems) console.error(`${name}: ${problem}`);
  rows.push({ image: name, MB: megabytes, 'build (s)': Math.round((built - began) / 1000), problems: problems.length });
}
console.table(rows);
process.exit(rows.some(({ problems }) => problems > 0) ? 1 : 0);

/** @param {unknown} error */
function messageOf(error) {
  return [error instanceof Error ? error.message : String(error)];
}
