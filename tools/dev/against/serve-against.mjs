import { freePort } from '../../services/ports.mjs';
import { createLiveReload } from '../live-reload.mjs';
import { fetchFromSite } from '../site.mjs';
import { startWatcher } from '../watchers.mjs';
import { devPath, startSiteProxy } from './site-proxy.mjs';

/** @typedef {import('shared-contracts').RegisteredRemote} RegisteredRemote */

/**
 * Serves a running site from a local origin, with the given remotes from this checkout, rebuilt and reloaded on change. Resolves
 * when each remote was built once.
 * @param {{ site: string, ids: readonly string[], port: number, log: (text: string) => void }} options `site`: origin.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveAgainst({ site, ids, port, log }) {
  await refuseOther(site);
  const pages = createLiveReload();
  /** @type {Map<string, RegisteredRemote>} */
  const built = new Map();
  /** @type {Map<string, string>} */
  const servers = new Map();
  /** @type {() => void} */
  let onComplete = () => {};
  const complete = new Promise((resolve) => (onComplete = () => resolve(undefined)));
  /** @param {import('../report.mjs').Report} report */
  const onReport = (report) => {
    if (report.kind === 'problem') {
      log(report.text);
      pages.showProblem(report.text);
    } else if (report.kind === 'remote') {
      built.set(report.remote.id, { ...report.remote, base: devPath + new URL(report.remote.base).pathname.slice(1) });
      log(`Built ${report.remote.id}`);
      pages.reload();
      if (built.size === ids.length) onComplete();
    }
  };
  /** @type {ReturnType<typeof startWatcher>[]} */
  const watchers = [];
  for (const id of ids) {
    const ownPort = await freePort();
    servers.set(id, `http://localhost:${ownPort}`);
    watchers.push(startWatcher('remote-server.mjs', [id, String(ownPort)], onReport));
  }
  await complete;
  const proxy = await startSiteProxy({
    site,
    port,
    local: () => [...built.values()],
    serverOf: (id) => servers.get(id),
    pages,
  });
  const stop = async () => {
    proxy.stop();
    pages.close();
    for (const watcher of watchers) watcher.stop();
  };
  return { url: proxy.url, stop };
}

/**
 * Throws unless a site of this product answers.
 * @param {string} site
 */
async function refuseOther(site) {
  const answer = await fetchFromSite(site, '/registry.json');
  const registry = /** @type {{ remotes?: unknown } | null} */ (await answer.json().catch(() => null));
  if (!answer.ok || !Array.isArray(registry?.remotes)) {
    throw new Error(`${site} is not a site of this product: /registry.json answers ${answer.status}, without remotes`);
  }
}
