import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import semver from 'semver';
import { extract, pack } from 'tar-stream';

/** @typedef {import('shared-contracts').RemoteManifest} RemoteManifest */
/** @typedef {import('shared-contracts').ShellManifest} ShellManifest */

/**
 * A released version of platform: the shell that provides it, and the remotes that were built with it.
 * @typedef {{ platform: string, shell: ShellManifest, remotes: RemoteManifest[] }} Release
 */

/** Releases that are kept. */
const keptReleases = 5;

const folderOf = (/** @type {string} */ root) => path.join(root, 'e2e/releases');
const suffix = '.tar';

/** Archive of a release. @param {string} root @param {string} platform */
export const archiveOf = (root, platform) => path.join(folderOf(root), `${platform}${suffix}`);

/** Versions of platform with a recorded release, the newest last. @param {string} root */
export function recordedPlatforms(root) {
  const files = existsSync(folderOf(root)) ? readdirSync(folderOf(root)) : [];
  const archives = files.filter((file) => file.endsWith(suffix));
  return archives.map((file) => path.basename(file, suffix)).toSorted(semver.compare);
}

/**
 * Released versions of platform without a recorded release.
 * @param {string} root
 * @param {readonly string[]} released The newest last.
 */
export function unrecordedPlatforms(root, released) {
  const recorded = new Set(recordedPlatforms(root));
  return released.slice(-keptReleases).filter((platform) => !recorded.has(platform));
}

/** The manifests of a recorded release. @param {string} root @param {string} platform @returns {Promise<Release>} */
export async function readRelease(root, platform) {
  /** @type {RemoteManifest[]} */
  const remotes = [];
  /** @type {ShellManifest | undefined} */
  let shell;
  for await (const [name, entry] of entriesOf(archiveOf(root, platform))) {
    if (name === 'shell/shell.json') shell = JSON.parse(await text(entry));
    if (name.endsWith('/remote.json')) remotes.push(JSON.parse(await text(entry)));
  }
  if (shell === undefined) throw new Error(`${platform}${suffix} contains no shell`);
  return { platform, shell, remotes };
}

/** @param {string} archive */
async function* entriesOf(archive) {
  const entries = extract();
  const ended = pipeline(createReadStream(archive), entries);
  for await (const entry of entries) {
    yield /** @type {const} */ ([entry.header.name, entry]);
    entry.resume();
  }
  await ended;
}

/**
 * Writes the files of a recorded release as a build has them: `shell/`, `remotes/<id>/<version>/`.
 * @param {string} root
 * @param {string} platform
 * @param {string} dist
 * @param {'shell/' | 'remotes/' | ''} [part] Only these.
 */
export async function unpackRelease(root, platform, dist, part = '') {
  for await (const [name, entry] of entriesOf(archiveOf(root, platform))) {
    if (!name.startsWith(part)) continue;
    const file = path.join(dist, name);
    mkdirSync(path.dirname(file), { recursive: true });
    await pipeline(entry, createWriteStream(file));
  }
}

/**
 * Records a build as the release of the platform that its shell provides, and deletes releases before the last five. The archive
 * depends on the built files only, and is not compressed: git stores it as its difference to the one before (ADR 58).
 * @param {string} root
 * @param {string} dist
 * @returns {Promise<Release>}
 */
export async function recordRelease(root, dist) {
  const { builtShellFolder, lastBuilt } = await import('registry');
  const { isCurrent } = await import('shared-contracts');
  const shellFolder = builtShellFolder(dist);
  const shell = /** @type {ShellManifest} */ (readJson(path.join(shellFolder, 'shell.json')));
  const folders = Object.entries(lastBuilt(dist)).map(([id, version]) => `remotes/${id}/${version}`);
  const remotes = folders.map(
    (folder) => /** @type {RemoteManifest} */ (readJson(path.join(dist, folder, 'remote.json'))),
  );
  const foreign = remotes.filter((remote) => !isCurrent(remote, shell.platform));
  if (foreign.length > 0) {
    throw new Error(`Not built for platform ${shell.platform}: ${foreign.map(({ id }) => id).join(', ')}`);
  }
  const files = [
    ...shellFiles(shell).map((file) => /** @type {const} */ ([`shell/${file}`, path.join(shellFolder, file)])),
    ...remotes.flatMap((remote, index) =>
      remoteFiles(remote).map((file) => {
        const name = `${folders[index]}/${file}`;
        return /** @type {const} */ ([name, path.join(dist, name)]);
      }),
    ),
  ];
  mkdirSync(folderOf(root), { recursive: true });
  await writeFile(archiveOf(root, shell.platform), await packed(files));
  for (const old of recordedPlatforms(root).slice(0, -keptReleases)) rmSync(archiveOf(root, old));
  return { platform: shell.platform, shell, remotes };
}

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/** What a site needs to serve a shell. @param {ShellManifest} shell */
const shellFiles = ({ integrity, css, fonts, icons, serviceWorker, server }) =>
  unique([
    'shell.json',
    ...Object.keys(integrity),
    css,
    ...fonts,
    ...Object.values(icons),
    ...(serviceWorker === null ? [] : [serviceWorker]),
    server.platform.file,
    server.chrome.file,
  ]);

/** @param {RemoteManifest} remote */
const remoteFiles = ({ integrity, server }) =>
  unique(['remote.json', ...Object.keys(integrity), ...(server === null ? [] : [server.file])]);

const unique = (/** @type {readonly string[]} */ files) => [...new Set(files)].toSorted();

/** @param {readonly (readonly [name: string, file: string])[]} files */
async function packed(files) {
  const tar = pack();
  const bytes = buffer(tar);
  for (const [name, file] of files) tar.entry({ name, mode: 0o644, mtime: new Date(0) }, readFileSync(file));
  tar.finalize();
  return bytes;
}
