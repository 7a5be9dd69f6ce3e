import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../postgres.mjs';
import { freePort } from '../services/ports.mjs';
import { startServer } from './server.mjs';
import { changeOwner, runProgram, serverUser, versionOf } from './system.mjs';

/** Where Debian and Ubuntu install each major version. */
const debianFolder = '/usr/lib/postgresql';

/**
 * @typedef {object} PostgresServer
 * @property {string} name
 * @property {(resources: import('./resources.mjs').Resources, folder: string) => Promise<(database: string) => string>} start
 *   Resolves with the superuser's connection address of a database.
 */

/** @returns {PostgresServer[]} The packages of this machine, and the embedded one of npm. */
export function installedServers() {
  const majors = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const programs = majors.map((major) => path.join(debianFolder, major, 'bin'));
  const installed = programs.filter((folder) => existsSync(path.join(folder, 'initdb')));
  return [...installed.map(debianServer), embeddedServer];
}

/** @type {PostgresServer} */
const embeddedServer = {
  name: 'embedded',
  start: async (resources, folder) => {
    const postgres = await startPostgres({ dataDir: path.join(folder, 'data', 'postgres'), durable: false });
    resources.add(postgres.stop);
    return postgres.urlOf;
  },
};

/** @param {string} programs @returns {PostgresServer} */
function debianServer(programs) {
  const server = path.join(programs, 'postgres');
  return {
    name: versionOf(server),
    start: async (resources, folder) => {
      const user = serverUser('postgres');
      const [dataDir, passwordFile] = [path.join(folder, 'cluster'), path.join(folder, 'password')];
      const password = randomBytes(24).toString('hex');
      writeFileSync(passwordFile, password, { mode: 0o600 });
      mkdirSync(dataDir, { mode: 0o700 });
      changeOwner(user, [dataDir, passwordFile]);
      const cluster = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
      const args = ['-D', dataDir, ...cluster, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
      runProgram(path.join(programs, 'initdb'), args, { cwd: folder, ...user });
      const port = await freePort();
      const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
      await startServer(resources, {
        name: 'PostgreSQL',
        program: server,
        args: ['-D', dataDir, ...settings.flatMap((setting) => ['-c', setting])],
        cwd: folder,
        user,
        // Ends connections instead of waiting for them.
        stopSignal: 'SIGINT',
        isReady: (log) => log.includes('ready to accept connections'),
      });
      return (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
    },
  };
}
