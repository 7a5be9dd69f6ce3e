import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RemoteManifest } from 'shared-contracts';
import { folderProblems, hashesOf } from './version-files.ts';

/** Bytes after gzip (DESIGN §7). */
export const budgets = { shell: 190_000, entry: 9_000, expose: 40_000 };

export interface Measured {
  name: string;
  bytes: number;
  limit: number;
}

/** Size of a version's entry, and of the files of each page and fragment. */
export interface VersionSizes {
  entry: Measured;
  /** Empty for an isolated remote, which contains its own libraries. */
  parts: Measured[];
}

export function sizesOf(folder: string, manifest: RemoteManifest): VersionSizes {
  const { id, entry, exposes, chunks = {}, isolation } = manifest;
  const first = { name: `${id}, entry`, bytes: gzippedBytes(folder, [entry]), limit: budgets.entry };
  if (isolation !== null) return { entry: first, parts: [] };
  const part = (name: string, files: readonly string[]) => ({
    name: `${id}, ${name}`,
    bytes: gzippedBytes(folder, files),
    limit: budgets.expose,
  });
  const exposed = Object.entries(exposes).map(([name, files]) => part(name, files));
  // A page with a chunk of its own also needs the app.
  const app = exposes['app'] ?? [];
  const pages = Object.entries(chunks).map(([name, files]) => part(`app and ${name}`, [...app, ...files]));
  return { entry: first, parts: [...exposed, ...pages] };
}

export function gzippedBytes(folder: string, files: readonly string[]): number {
  const sizes = files.map((file) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

function budgetProblems(folder: string, manifest: RemoteManifest): string[] {
  const { entry, parts } = sizesOf(folder, manifest);
  return [entry, ...parts]
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit }) => `${name}: ${kilobytes(bytes)} after gzip, the budget is ${kilobytes(limit)}`);
}

/**
 * Problems of the files of one version: scripts that differ from their hash or have none, sizes above a budget, and copies of
 * libraries that the shell provides.
 * @param files all files of the folder
 */
export function versionProblems(folder: string, manifest: RemoteManifest, files: readonly string[]): string[] {
  const hashes = hashesOf(manifest);
  const named = [
    manifest.entry,
    ...Object.values(manifest.exposes).flat(),
    ...Object.values(manifest.chunks ?? {}).flat(),
  ];
  const scripts = [...files.filter((file) => /\.[cm]?js$/.test(file)), ...named];
  const unhashed = [...new Set(scripts)].filter((file) => !(file in hashes)).map((file) => `${file} has no hash`);
  const problems = [...unhashed, ...folderProblems(folder, manifest)];
  // The other checks read the files.
  return problems.length > 0 ? problems : budgetProblems(folder, manifest);
}
