import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** @type {Set<Resources>} */
const unreleased = new Set();

/** Processes and folders of a check. They are released in reverse order after the check, also after a failure. */
export class Resources {
  /** @type {Array<() => unknown>} */
  #releases = [];
  #released = Promise.resolve();

  /** @param {() => unknown} release Runs once. */
  add(release) {
    this.#releases.push(release);
  }

  /**
   * A folder that is deleted with these resources. Other users can enter but not list it: servers run as separate users.
   * @param {string} name
   */
  folder(name) {
    const folder = mkdtempSync(path.join(os.tmpdir(), `trampolim-${name}-`));
    chmodSync(folder, 0o711);
    this.add(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  /**
   * A failure of one release does not prevent the others. Resolves when those of an earlier call have ended, too: after a signal the
   * check fails, and must not end the process before its folders are deleted.
   */
  release() {
    this.#released = this.#released.then(() => this.#releaseAll());
    return this.#released;
  }

  async #releaseAll() {
    for (const release of this.#releases.splice(0).toReversed()) {
      try {
        await release();
      } catch (error) {
        console.error(error);
      }
    }
  }
}

/**
 * @template T
 * @param {(resources: Resources) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withResources(use) {
  const resources = new Resources();
  unreleased.add(resources);
  try {
    return await use(resources);
  } finally {
    await resources.release();
    unreleased.delete(resources);
  }
}

/** For signals: releases the resources of every check that is still running. */
export async function releaseAll() {
  for (const resources of unreleased) await resources.release();
}
