import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RegisteredRemote, RemoteManifest } from 'shared-contracts';
import { idPattern, toRegisteredRemote, versionPattern } from '../rules/remote-manifest.ts';
import { problemsIn, type Check } from './checks.ts';
import { sharedCopies } from './shared-copies.ts';

/** The folders of a site: `remotes/<id>/<version>/`, `shell/`, and `registry.json`. */
export const registryFileOf = (dist: string): string => path.join(dist, 'registry.json');

export const versionFolder = (dist: string, { id, version }: { id: string; version: string }) =>
  path.join(dist, 'remotes', id, version);

/** Versions of every remote on disk, the newest last. Remotes without versions are left out. */
export function builtVersions(dist: string): Map<string, string[]> {
  const remotes = path.join(dist, 'remotes');
  if (!existsSync(remotes)) return new Map();
  const ids = readdirSync(remotes).filter((id) => idPattern.test(id));
  const all = ids.toSorted().map((id) => [id, versionsIn(path.join(remotes, id))] as const);
  return new Map(all.filter(([, versions]) => versions.length > 0));
}

function versionsIn(folder: string): string[] {
  const manifest = (version: string) => path.join(folder, version, 'remote.json');
  const age = (version: string) => statSync(manifest(version)).mtimeMs;
  return readdirSync(folder)
    .filter((name) => versionPattern.test(name) && existsSync(manifest(name)))
    .toSorted((a, b) => age(a) - age(b));
}

/** The folder of the remotes does not contain the version. */
export class UnknownVersionError extends Error {
  override name = 'UnknownVersionError';
}

/** The manifest of a version with the address of its folder. Throws if there is none, or if it is of another version. */
export function readVersion(dist: string, id: string, version: string): RegisteredRemote {
  const file = path.join(versionFolder(dist, { id, version }), 'remote.json');
  if (!idPattern.test(id) || !versionPattern.test(version) || !existsSync(file)) {
    throw new UnknownVersionError(`${id} has no version ${version} in ${dist}`);
  }
  return toVersion(JSON.parse(readFileSync(file, 'utf8')), { id, version });
}

/** A manifest as the registry contains it. Throws if it is of another version. */
export function toVersion(manifest: object, { id, version }: { id: string; version: string }): RegisteredRemote {
  const remote = toRegisteredRemote({ ...manifest, base: `/remotes/${id}/${version}/` });
  if (remote.id === id && remote.version === version) return remote;
  throw new Error(`${id}/${version}/remote.json is of ${remote.id} ${remote.version}`);
}

/** Script → its hash, the server entry included. */
export const hashesOf = ({ integrity, server }: RemoteManifest): Record<string, string> =>
  server === null ? { ...integrity } : { ...integrity, [server.file]: server.integrity };

/** The problems of `folderChecks` for a version on disk. */
export function fileProblems(dist: string, remote: RegisteredRemote): string[] {
  const { id, version } = remote;
  return problemsIn(folderChecks(versionFolder(dist, remote), remote), `${id} ${version}: `);
}

/**
 * Files of a version that do not exist or differ from the hash in its manifest, compressed copies included. A remote that is not
 * isolated may not contain copies of shared libraries either: a second React breaks the page.
 */
export function folderChecks(folder: string, manifest: RemoteManifest): Check[] {
  const { integrity, isolation } = manifest;
  const hashes = hashesOf(manifest);
  const problems = hashProblems(folder, hashes);
  const files: Check = {
    code: 'TP-703',
    passed: [`${Object.keys(hashes).length} scripts match their hashes`],
    problems,
  };
  // The other checks read the files.
  if (problems.length > 0 || isolation !== null) return [files];
  return [
    files,
    {
      code: 'TP-706',
      passed: ['no copy of a library that the shell shares'],
      problems: copyProblems(folder, Object.keys(integrity)),
    },
  ];
}

function copyProblems(folder: string, scripts: readonly string[]): string[] {
  return scripts.flatMap((file) =>
    sharedCopies(readFileSync(path.join(folder, file), 'utf8')).map(
      (library) => `${file} contains a copy of ${library}, which the shell shares with every remote`,
    ),
  );
}

/** Compressed copies that are larger than their file are refused before they are decompressed completely. */
const copies = {
  '': (bytes: Buffer) => bytes,
  '.br': (bytes: Buffer, maxOutputLength: number) => brotliDecompressSync(bytes, { maxOutputLength }),
  '.gz': (bytes: Buffer, maxOutputLength: number) => gunzipSync(bytes, { maxOutputLength }),
};

export function hashProblems(folder: string, hashes: Readonly<Record<string, string>>): string[] {
  return Object.entries(hashes).flatMap(([file, hash]) =>
    Object.entries(copies).flatMap(([suffix, decompress]) => {
      const name = `${file}${suffix}`;
      const full = path.join(folder, name);
      if (!existsSync(full)) return suffix === '' ? [`${name} does not exist`] : [];
      const size = () => Math.max(statSync(path.join(folder, file)).size, 1);
      return hasHash(() => decompress(readFileSync(full), size()), hash) ? [] : [`${name} differs from the built file`];
    }),
  );
}

function hasHash(read: () => Uint8Array, hash: string): boolean {
  try {
    return `sha384-${createHash('sha384').update(read()).digest('base64')}` === hash;
  } catch {
    return false;
  }
}
