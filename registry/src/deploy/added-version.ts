import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RegisteredRemote } from 'shared-contracts';
import { toRegisteredRemote } from '../rules/remote-manifest.ts';
import { versionFolder } from './version-files.ts';

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

/** Marks a version that was uploaded: it becomes live by a flip only, not by a deploy of the last build. */
const marker = '.uploaded';

export const isUploaded = (dist: string, id: string, version: string): boolean =>
  existsSync(path.join(versionFolder(dist, { id, version }), marker));

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

/**
 * Moves a verified folder to its place in one step; false if the same version is there already, which is kept.
 * @throws VersionExistsError
 */
export function moveIn(dist: string, folder: string, remote: RegisteredRemote): boolean {
  const target = versionFolder(dist, remote);
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    if (!existsSync(target)) {
      writeFileSync(path.join(folder, marker), '');
      renameSync(folder, target);
      return true;
    }
  } catch (error) {
    // Another upload was moved in after the check.
    if (!existsSync(target)) throw error;
  }
  if (digestOf(target) === digestOf(folder)) return false;
  throw new VersionExistsError(`${remote.id} ${remote.version} exists with other content`);
}
