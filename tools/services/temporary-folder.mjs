import { statfsSync } from 'node:fs';
import os from 'node:os';

/** A memory file system, which Linux mounts for every user. */
const inMemory = '/dev/shm';
/** A whole test run needs less than half of it. */
const neededBytes = 4 * 2 ** 30;

/** @param {string} folder */
function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Folder for temporary folders of tests: in memory if it has enough space, else (or if TMPDIR is set) the system's. A database has
 * 300 files and each test file creates one: in memory this takes a fifteenth of the time.
 */
export const temporaryParent = () =>
  process.env.TMPDIR === undefined && freeBytes(inMemory) >= neededBytes ? inMemory : os.tmpdir();
