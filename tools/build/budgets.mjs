import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtShellFolder, builtVersions, readShell } from 'registry';

/** Bytes after gzip (DESIGN §7). */
export const budgets = { shell: 190_000, entry: 9_000, expose: 40_000 };

/** @typedef {{ name: string, bytes: number, limit: number }} Measured */

/**
 * Sizes of the shell and of every remote of the last build. An isolated remote contains its own libraries, so only its entry counts.
 * @param {string} dist
 * @returns {Measured[]}
 */
export function measure(dist) {
  const folder = builtShellFolder(dist);
  const scripts = [readShell(folder)?.script ?? ''];
  const script = { name: 'shell', bytes: gzipped(folder, '', scripts), limit: budgets.shell };
  const remotes = [...builtVersions(dist)].map(([id, versions]) =>
    readJson(path.join(dist, 'remotes', id, versions.at(-1) ?? '', 'remote.json')),
  );
  return [script, ...remotes.flatMap((remote) => remoteSizes(dist, remote))];
}

/**
 * @param {string} dist
 * @param {import('shared-contracts').RemoteManifest} remote
 * @returns {Measured[]}
 */
function remoteSizes(dist, { id, version, entry, exposes, chunks = {}, isolation }) {
  const folder = path.join('remotes', id, version);
  const first = { name: `${id}, entry`, bytes: gzipped(dist, folder, [entry]), limit: budgets.entry };
  if (isolation !== null) return [first];
  const others = Object.entries(exposes).map(([name, files]) => ({
    name: `${id}, ${name}`,
    bytes: gzipped(dist, folder, files),
    limit: budgets.expose,
  }));
  // A page with a chunk of its own also needs the app.
  const pages = Object.entries(chunks).map(([name, files]) => ({
    name: `${id}, app and ${name}`,
    bytes: gzipped(dist, folder, [...(exposes['app'] ?? []), ...files]),
    limit: budgets.expose,
  }));
  return [first, ...others, ...pages];
}

/**
 * @param {string} dist
 * @param {string} folder
 * @param {readonly string[]} files
 */
function gzipped(dist, folder, files) {
  const sizes = files.map((file) => gzipSync(readFileSync(path.join(dist, folder, file)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
