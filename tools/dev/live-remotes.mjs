import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readVersion, registryOf } from 'registry';
import { webPackages } from '../build/web-packages.mjs';
import { cacheDir, root } from '../webpack/workspace.mjs';

/** @typedef {import('shared-contracts').RegisteredRemote} RegisteredRemote */

const waitTimeoutMs = 5000;

/** The development registry: watched remotes have separate origins, the others come from the build. */
export class LiveRemotes {
  file = path.join(cacheDir, 'dev/registry.json');

  /** @type {Map<string, RegisteredRemote>} */
  #live = new Map();
  /** @type {readonly RegisteredRemote[]} */
  #built;

  /** @param {readonly string[]} ids Remotes that are worked on. */
  constructor(ids) {
    this.ids = ids;
    const dist = path.join(root, 'dist');
    const others = webPackages(dist).filter(({ kind, name }) => kind === 'remote' && !ids.includes(name));
    this.#built = others.map(({ name, version }) => readVersion(dist, name, version));
  }

  /** Whether each watched remote was built once. */
  get complete() {
    return this.ids.every((id) => this.#live.has(id));
  }

  /** @param {RegisteredRemote} remote */
  put(remote) {
    this.#live.set(remote.id, remote);
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.tmp`, JSON.stringify(registryOf([...this.#built, ...this.#live.values()])));
    renameSync(`${this.file}.tmp`, this.file);
  }

  /**
   * Waits until the HTML server uses a build, since an earlier page load would refuse its files. Stops waiting for a remote that the
   * server does not show to visitors.
   * @param {string} siteUrl
   * @param {RegisteredRemote} remote
   */
  async served(siteUrl, { id, entry, integrity, server }) {
    for (let waited = 0; waited < waitTimeoutMs; waited += 100) {
      const answer = await fetch(`${siteUrl}/registry.json`).catch(() => null);
      const registry = answer?.ok ? /** @type {import('shared-contracts').Registry} */ (await answer.json()) : null;
      const found = registry?.remotes.find((remote) => remote.id === id);
      const isThere = found?.integrity[entry] === integrity[entry] && found?.server?.integrity === server?.integrity;
      if (registry !== null && (found === undefined || isThere)) return;
      await wait(100);
    }
  }
}
