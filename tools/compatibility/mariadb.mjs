import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../services/ports.mjs';
import { startServer } from './server.mjs';
import { findProgram, changeOwner, runProgram, serverUser } from './system.mjs';

/**
 * MariaDB with an empty database `wordpress`, on 127.0.0.1 and in a temporary folder.
 * @param {import('./resources.mjs').Resources} resources
 * @returns {Promise<{ port: number, user: string, password: string }>}
 */
export async function startMariadb(resources) {
  const folder = resources.folder('mariadb');
  const [dataDir, socket] = [path.join(folder, 'data'), path.join(folder, 'socket')];
  const user = serverUser('mysql');
  mkdirSync(dataDir, { mode: 0o700 });
  changeOwner(user, [folder, dataDir]);
  const own = ['--no-defaults', `--datadir=${dataDir}`];
  const install = [...own, '--auth-root-authentication-method=normal', '--skip-test-db'];
  runProgram('mariadb-install-db', install, { cwd: folder, ...user });
  const port = await freePort();
  await startServer(resources, {
    name: 'MariaDB',
    program: findProgram('mariadbd') ?? 'mariadbd',
    args: [...own, '--bind-address=127.0.0.1', `--port=${port}`, `--socket=${socket}`, '--skip-name-resolve'],
    cwd: folder,
    user,
    isReady: (log) => log.includes('ready for connections'),
  });
  const account = { user: 'wordpress', password: 'wordpress' };
  const statements = [
    'create database wordpress character set utf8mb4',
    `create user '${account.user}'@'127.0.0.1' identified by '${account.password}'`,
    `grant all on wordpress.* to '${account.user}'@'127.0.0.1'`,
  ];
  runProgram('mariadb', ['--no-defaults', `--socket=${socket}`, '-u', 'root', '-e', statements.join(';')], user);
  return { port, ...account };
}
