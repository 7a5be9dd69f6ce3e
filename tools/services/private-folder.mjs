import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const othersMask = 0o077;
/** Files of a run: a folder that contains one of them belongs to the product. */
const ownEntries = [
  'run.lock',
  'secret',
  'hr-backend-token',
  'preview-secret',
  'postgres',
  'postgres-password',
  'logs',
];

/**
 * Creates a data folder that no other user can enter (mode 0700). The mode of a folder with other files does not change:
 * `DATA_DIR=/srv` must not close `/srv`.
 * @param {string} folder
 * @throws {Error} The folder is open to other users and contains other files.
 */
export function ensurePrivateFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32' || (statSync(folder).mode & othersMask) === 0) return;
  const entries = readdirSync(folder);
  if (entries.length > 0 && !entries.some((name) => ownEntries.includes(name))) {
    throw new Error(
      `${path.resolve(folder)} is open to other users of this machine and contains other files. ` +
        'Set DATA_DIR to an empty or a new folder.',
    );
  }
  chmodSync(folder, 0o700);
}

/**
 * The highest folder above `file` that only its owner and group can enter; null if there is none.
 * @param {string} file Absolute.
 * @returns {string | null}
 */
export function closedFolderAbove(file) {
  const folder = path.dirname(file);
  const above = folder === file ? null : closedFolderAbove(folder);
  if (above !== null || folder === file) return above;
  return (statSync(folder).mode & 0o001) === 0 ? folder : null;
}

/**
 * Key of preview links: the given one, else the one of the data folder.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} dataDir
 */
export const previewSecret = (environment, dataDir) =>
  environment['PREVIEW_SECRET']?.trim() || storedSecret(dataDir, 'preview-secret');

/** A random secret: 40 hexadecimal characters (160 bits), which URLs and MinIO (at most 40 characters) accept. */
export const randomSecret = () => randomBytes(20).toString('hex');

/**
 * A random secret of a data folder, generated once and stored in a file of mode 0600.
 * @param {string} dataDir
 * @param {'secret' | 'hr-backend-token' | 'preview-secret'} name File: `secret` is APP_SECRET, which signs mailed links.
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
