import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RegisteredRemote } from 'shared-contracts';
import { toRegisteredRemote } from '../rules/remote-manifest.ts';
import { builtVersions, versionFolder } from './version-files.ts';

/** A version exists with other content. Versions are immutable. */
export class VersionExistsError extends Error {
  override name = 'VersionExistsError';
}

/** The manifest of an unpacked version, with the address that it will have. Throws if there is none or it violates the contract. */
export function readUnpacked(folder: string, id: string): RegisteredRemote {
  const file = path.join(folder, 'remote.json');
  if (!existsSync(file)) throw new Error('There is no remote.json at the top of the archive');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { id?: unknown; version?: unknown } | null;
  const base = `/remotes/${String(manifest?.id)}/${String(manifest?.version)}/`;
  const remote = toRegisteredRemote({ ...manifest, base });
  if (remote.id !== id) throw new Error(`remote.json is of ${remote.id}`);
  return remote;
}

type VersionName = Pick<RegisteredRemote, 'id' | 'version'>;

/** Marks a version that was uploaded: it becomes live by a flip only, not by a deploy of the last build. */
const marker = '.uploaded';

/** The file has the digest of the version, and the time of its last upload. */
export const uploadMarker = (dist: string, version: VersionName): string =>
  path.join(versionFolder(dist, version), marker);

export const isUploaded = (dist: string, id: string, version: string): boolean =>
  existsSync(uploadMarker(dist, { id, version }));

/** Has the digest of a version that was deleted. */
export const deletedRecord = (dist: string, { id, version }: VersionName): string =>
  path.join(dist, 'remotes', '.deleted', id, version);

/** The version of each remote that was built last. Uploaded ones do not count. */
export function lastBuilt(dist: string): Record<string, string> {
  const last = [...builtVersions(dist)].flatMap(([id, versions]) => {
    const version = versions.findLast((one) => !isUploaded(dist, id, one));
    return version === undefined ? [] : [[id, version] as const];
  });
  return Object.fromEntries(last);
}

/** Names of the files of a folder and its subfolders, sorted. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((file) => file !== marker)
    .toSorted();

/** Compressed copies depend on the compressor; they are verified against the hash of their file. */
const isCopy = (file: string) => /\.(?:br|gz)$/.test(file);

function digestOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(folder).filter((name) => !isCopy(name))) {
    const content = readFileSync(path.join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Of the folder of an uploaded version. Markers were empty before versions were deleted. */
export const uploadDigest = (folder: string): string =>
  readFileSync(path.join(folder, marker), 'utf8') || digestOf(folder);

/** Of a version on disk or deleted; null for others. */
function knownDigest(folder: string, record: string): string | null {
  if (existsSync(folder)) return digestOf(folder);
  return existsSync(record) ? readFileSync(record, 'utf8') : null;
}

/**
 * Moves a verified folder to its place in one step; false if the same version is there already, which is kept. Under the lock of
 * the registry.
 * @throws VersionExistsError also if the version was deleted since
 */
export function moveIn(dist: string, folder: string, remote: RegisteredRemote): boolean {
  const target = versionFolder(dist, remote);
  const digest = digestOf(folder);
  if ((knownDigest(target, deletedRecord(dist, remote)) ?? digest) !== digest) {
    throw new VersionExistsError(`${remote.id} ${remote.version} exists with other content`);
  }
  const isNew = !existsSync(target);
  if (isNew) {
    writeFileSync(path.join(folder, marker), digest);
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(folder, target);
  } else if (isUploaded(dist, remote.id, remote.version)) {
    utimesSync(uploadMarker(dist, remote), new Date(), new Date());
  }
  return isNew;
}
