import { freePort } from '../../services/ports.mjs';
import { createLiveReload } from '../live-reload.mjs';
import { fetchFromSite } from '../site.mjs';
import { projectOf } from '../../webpack/workspace.mjs';
import { startWatchProcess } from '../watch-process.mjs';
import { devPath, startSiteProxy } from './site-proxy.mjs';

/** @typedef {import('shared-contracts').RegisteredRemote} RegisteredRemote */

/**
 * Serves a running site from a local origin, with the remotes in the given folders, rebuilt and reloaded on change. Resolves when each
 * remote was built once.
 * @param {{ site: string, dirs: readonly string[], port: number, log: (text: string) => void }} options `site`: origin.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveAgainst({ site, dirs, port, log }) {
  await refuseOther(site);
  const pages = createLiveReload();
  /** @type {Map<string, RegisteredRemote>} */
  const built = new Map();
  /** @type {Map<string, string>} */
  const servers = new Map();
  /** @type {() => void} */
  let onComplete = () => {};
  const complete = new Promise((resolve) => (onComplete = () => resolve(undefined)));
  /** @param {import('../report.mjs').Report} report @param {string} origin */
  const onReport = (report, origin) => {
    if (report.kind === 'problem') {
      log(report.text);
      pages.showProblem(report.text);
    } else if (report.kind === 'remote') {
      servers.set(report.remote.id, origin);
      built.set(report.remote.id, { ...report.remote, base: devPath + new URL(report.remote.base).pathname.slice(1) });
      log(`Built ${report.remote.id}`);
      pages.reload();
      if (built.size === dirs.length) onComplete();
    }
  };
  /** @type {ReturnType<typeof startWatchProcess>[]} */
  const watchers = [];
  for (const dir of dirs) {
    const ownPort = await freePort();
    const origin = `http://localhost:${ownPort}`;
    const options = {
      cwd: projectOf(dir),
      onReport: (/** @type {import('../report.mjs').Report} */ one) => onReport(one, origin),
    };
    watchers.push(startWatchProcess('remote-server.mjs', [dir, String(ownPort)], options));
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
