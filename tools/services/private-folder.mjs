import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const othersMask = 0o077;
/** What a run leaves in its data folder: a folder with one of these belongs to the product. */
const ownEntries = ['run.lock', 'secret', 'hr-backend-token', 'postgres', 'postgres-password', 'logs'];

/**
 * Makes sure that a data folder exists and that no other user can enter it (mode 0700). A folder that holds something else
 * keeps its mode: `DATA_DIR=/srv` must not close `/srv`.
 * @param {string} folder
 * @throws {Error} The folder is open to other users and holds something else.
 */
export function ensurePrivateFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32' || (statSync(folder).mode & othersMask) === 0) return;
  const entries = readdirSync(folder);
  if (entries.length > 0 && !entries.some((name) => ownEntries.includes(name))) {
    throw new Error(
      `${path.resolve(folder)} is open to other users of this machine and holds other files. ` +
        'Set DATA_DIR to an empty or a new folder.',
    );
  }
  chmodSync(folder, 0o700);
}
