import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RegisteredRemote, RemoteManifest } from 'shared-contracts';
import { checkRemote, sharedProblems } from '../rules/remote-problems.ts';
import { problemsIn, type Check } from './checks.ts';
import { folderChecks, hashesOf } from './version-files.ts';

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

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Sizes of a version that exceed its budgets. */
function budgetCheck(folder: string, manifest: RemoteManifest): Check {
  const { entry, parts } = sizesOf(folder, manifest);
  const measured = [entry, ...parts].map(({ name, bytes, limit }) => ({
    isExceeded: bytes > limit,
    text: `${name}: ${kilobytes(bytes)} KB after gzip, the budget is ${kilobytes(limit)} KB`,
  }));
  return {
    code: 'TP-705',
    passed: measured.map(({ text }) => text),
    problems: measured.filter(({ isExceeded }) => isExceeded).map(({ text }) => text),
  };
}

/**
 * Checks of the files of one version: scripts that differ from their hash or have none, copies of libraries that the shell provides,
 * sizes above a budget.
 * @param files all files of the folder
 */
export function versionChecks(folder: string, manifest: RemoteManifest, files: readonly string[]): Check[] {
  const hashes = hashesOf(manifest);
  const named = [
    manifest.entry,
    ...Object.values(manifest.exposes).flat(),
    ...Object.values(manifest.chunks ?? {}).flat(),
  ];
  const scripts = [...files.filter((file) => /\.[cm]?js$/.test(file)), ...named];
  const unhashed = [...new Set(scripts)].filter((file) => !(file in hashes)).map((file) => `${file} has no hash`);
  const hashed: Check = { code: 'TP-703', passed: ['every script has a hash'], problems: unhashed };
  const checks = [hashed, ...folderChecks(folder, manifest)];
  // A file that does not exist has no size.
  return problemsIn(checks).length > 0 ? checks : [...checks, budgetCheck(folder, manifest)];
}

/** The rules for one remote. @param platform version of platform that the shell provides */
export function manifestCheck(remote: RegisteredRemote, platform: string): Check {
  const { routes, nav, fragments, texts } = remote;
  const parts = [`${routes.length} routes`, `${nav.length} links`, `${Object.keys(fragments).length} fragments`];
  return {
    code: 'TP-701',
    passed: [
      `platform ${remote.platform}: the shell has ${platform}`,
      `${parts.join(', ')}, texts in ${Object.keys(texts).join(' and ')}`,
    ],
    problems: checkRemote(remote, platform).problems,
  };
}

/** The rules for all remotes together. Violations that exist without the change are not reported. */
export function setCheck(before: readonly RegisteredRemote[], after: readonly RegisteredRemote[]): Check {
  const known = new Set(sharedProblems(before));
  return {
    code: 'TP-702',
    passed: [`addresses and slots, together with ${new Set(after.map(({ id }) => id)).size - 1} other remotes`],
    problems: sharedProblems(after).filter((problem) => !known.has(problem)),
  };
}
