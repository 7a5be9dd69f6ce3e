import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** Beside the cluster's folder: for root, the cluster's files belong to another user. @param {string} dataDir */
const passwordFile = (dataDir) => `${dataDir}-password`;

/**
 * Password of the superuser `postgres` of an embedded cluster that has been started once.
 * @param {string} dataDir Of the cluster.
 * @returns {string}
 */
export function readPostgresPassword(dataDir) {
  return readFileSync(passwordFile(dataDir), 'utf8');
}

/** Connections over TCP from this machine with the password, and no others. */
const hostBasedAuthentication = `# type database user address method
host all all 127.0.0.1/32 scram-sha-256
`;

/**
 * Gives a stopped cluster a random password, once: a new cluster, and one that an older version created with a fixed password. Uses
 * single-user mode, so the cluster never listens with the former password.
 * @param {string} dataDir
 * @param {{ executable: string, openDir: string }} server `openDir`: the name by which the server opens the folder.
 */
export async function ensurePostgresPassword(dataDir, { executable, openDir }) {
  const file = passwordFile(dataDir);
  if (existsSync(file)) return;
  const password = randomBytes(24).toString('hex');
  writeFileSync(path.join(dataDir, 'pg_hba.conf'), hostBasedAuthentication);
  const { uid, gid } = statSync(dataDir);
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};
  const args = ['--single', '-c', 'password_encryption=scram-sha-256', '-D', openDir, 'postgres'];
  const single = spawn(executable, args, { ...owner, stdio: ['pipe', 'ignore', 'pipe'] });
  const messages = text(single.stderr);
  single.stdin.on('error', () => {});
  single.stdin.end(`alter role postgres password '${password}'\n`);
  const [code] = await once(single, 'exit');
  const log = await messages;
  // A failed statement does not change the exit code.
  if (code !== 0 || /^.*(ERROR|FATAL|PANIC):/m.test(log)) {
    throw new Error(`The database's password could not be set:\n${log}`);
  }
  // The file is written after the password is set: an interrupted first start sets another password.
  writeFileSync(`${file}.new`, password, { mode: 0o600, flag: 'w' });
  renameSync(`${file}.new`, file);
}
