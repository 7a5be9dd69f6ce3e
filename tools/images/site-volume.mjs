import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The user `node` of the images. */
const owner = 1000;

/**
 * An empty folder with the owner that a new volume has, deleted afterwards.
 * @template Result
 * @param {(volume: string) => Promise<Result>} work
 */
export async function withSiteVolume(work) {
  const volume = mkdtempSync(path.join(tmpdir(), 'trampolim-volume-'));
  try {
    chownSync(volume, owner, owner);
    return await work(volume);
  } finally {
    rmSync(volume, { recursive: true, force: true });
  }
}
