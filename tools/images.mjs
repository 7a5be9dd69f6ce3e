/**
 * `npm run images`: builds the container images with buildah, reports what each adds to the base that they share, deploys shell and
 * remotes from their images to an empty folder, starts API, worker, site and sandbox from the app image with that folder before an
 * embedded PostgreSQL, and checks them with the health checks of `docker-compose.yml`.
 * `-- --no-build`: checks existing images. `-- --only mfe-jobs`: builds one image, and checks all. Arguments after a second `--` go to
 * `buildah build`: `npm run images -- -- --build-arg NODE_IMAGE=localhost/node`. Needs root, which buildah's chroot isolation requires.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';

/** Issue 19, B7. App: with the base. Releases: without it, since all images share it. */
const limits = { app: 400, release: 30 };

endOnSignals();
await ensureInstalled();
const { buildImage, imageMegabytes, isBuildahInstalled } = await import('./images/buildah.mjs');
const { checkApp } = await import('./images/check-app.mjs');
const { deployReleases, ownMegabytes } = await import('./images/check-releases.mjs');
const { withSiteVolume } = await import('./images/site-volume.mjs');
const { remoteIds } = await import('./webpack/workspace.mjs');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-build': { type: 'boolean' }, only: { type: 'string', multiple: true } },
});
if (!isBuildahInstalled()) {
  console.error('buildah is not installed (apt-get install buildah)');
  process.exit(2);
}
const releases = ['shell', ...remoteIds()];
const all = ['app', ...releases];
/** @type {Map<string, number>} */
const seconds = new Map();
for (const name of values['no-build'] === true ? [] : (values.only ?? all)) {
  const began = performance.now();
  await buildImage(name, positionals);
  seconds.set(name, Math.round((performance.now() - began) / 1000));
}
/** @type {Record<string, string[]>} */
const found = await withSiteVolume(async (volume) => ({
  ...deployReleases(releases, volume),
  app: await checkApp({ log: console.log, volume }).catch(messageOf),
}));
const rows = all.map((name) => {
  const [megabytes, limit] = name === 'app' ? [imageMegabytes(name), limits.app] : [ownMegabytes(name), limits.release];
  const problems = [...(megabytes > limit ? [`${megabytes} MB, more than ${limit}`] : []), ...(found[name] ?? [])];
  for (const problem of problems) console.error(`${name}: ${problem}`);
  return { image: name, MB: megabytes, 'build (s)': seconds.get(name) ?? null, problems: problems.length };
});
console.table(rows);
process.exit(rows.some(({ problems }) => problems > 0) ? 1 : 0);

/** @param {unknown} error */
function messageOf(error) {
  return [error instanceof Error ? error.message : String(error)];
}
