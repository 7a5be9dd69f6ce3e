import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A random secret: 40 hexadecimal characters (160 bits), which URLs and MinIO (at most 40 characters) accept. */
export const randomSecret = () => randomBytes(20).toString('hex');

/**
 * A random secret of a data folder, generated once and stored in a file of mode 0600.
 * @param {string} dataDir
 * @param {'secret' | 'hr-backend-token'} name File: `secret` is APP_SECRET, which signs mailed links.
 * @returns {string}
 */
export function storedSecret(dataDir, name) {
  const file = path.join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  try {
    // Fails for an existing file: a process that started at the same time has written it.
    writeFileSync(file, randomSecret(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
