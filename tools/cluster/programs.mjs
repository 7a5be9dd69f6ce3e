import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../compatibility/system.mjs';

/** The packages of Debian by program. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  patronictl: 'patroni',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  nsenter: 'util-linux',
  setpriv: 'util-linux',
};

/** @typedef {Record<keyof typeof packages | 'postgres', string>} Programs `postgres`: the folder of PostgreSQL's programs. */

/** @returns {Programs | { missing: string }} The paths, or the command that installs what is missing. */
export function findPrograms() {
  const found = Object.entries(packages).map(([name, from]) => ({ name, from, file: findProgram(name) }));
  const postgres = newestPostgres();
  const missing = [
    ...found.flatMap(({ file, from }) => (file === null ? [from] : [])),
    ...(postgres === null ? ['postgresql'] : []),
  ];
  if (postgres === null || missing.length > 0) {
    // The driver and the etcd client of Patroni are only recommended by its package.
    const all = [...new Set([...missing, 'python3-psycopg2', 'python3-etcd'])];
    return { missing: `apt-get install -y --no-install-recommends ${all.join(' ')}` };
  }
  return /** @type {Programs} */ ({ ...Object.fromEntries(found.map(({ name, file }) => [name, file])), postgres });
}

/** @returns {string | null} The folder of PostgreSQL's programs in Debian's newest package. */
export function newestPostgres() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((one, other) => Number(other) - Number(one)) : [];
  const folders = versions.map((version) => path.join(root, version, 'bin'));
  return folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
}
