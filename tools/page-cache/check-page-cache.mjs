import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, startServices } from '../services.mjs';
import { freePort } from '../services/ports.mjs';
import { createAsk } from './ask.mjs';
import { cacheChecks } from './cache-checks.mjs';

/** @typedef {Awaited<ReturnType<typeof startSetting>>} Setting */

/** @typedef {{ dataDir: string, cache: import('./caches.mjs').CacheKind, program: string, log: (text: string) => void }} CheckOptions */

/** Seconds for which the cache serves a page; short, so that pages expire during the run. */
const pageSeconds = 3;

/** The product with a cache in front, and every check in turn. A check that throws is a problem, too. @param {CheckOptions} options */
export async function checkPageCache(options) {
  const setting = await startSetting(options);
  /** @type {{ check: string, ms: number, problems: number, figure: string }[]} */
  const results = [];
  try {
    for (const [name, check] of Object.entries(cacheChecks)) {
      options.log(name);
      const [began, before] = [performance.now(), setting.problems.length];
      let figure = '';
      try {
        figure = (await check(setting)) ?? '';
      } catch (error) {
        setting.problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
      const ms = Math.round(performance.now() - began);
      results.push({ check: name, ms, problems: setting.problems.length - before, figure });
    }
  } finally {
    await setting.stop();
  }
  return { results, problems: setting.problems };
}

/** @param {CheckOptions} options */
async function startSetting({ dataDir, cache, program, log }) {
  const folder = path.join(dataDir, 'cache');
  const [port, sitePort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const previewSecret = 'a preview secret of this run alone';
  const registry = copyRegistry(dataDir);
  const environment = {
    HOST: '127.0.0.1',
    PAGE_CACHE_SECONDS: String(pageSeconds),
    ...(cache.isPurged && { PURGE_URL: `${url}/` }),
    PREVIEW_SECRET: previewSecret,
    // Other processes of this machine may delay a part; a page without it is not stored.
    PAGE_DEADLINE_FACTOR: '20',
  };
  const catalogue = { jobs: 200, tickSeconds: 0, syncSeconds: 3600, durable: false };
  const front = cache.start({ program, folder, port, sitePort });
  front.catch(() => {});
  const running = await startServices({
    ...catalogue,
    dataDir,
    port: sitePort,
    publicUrl: url,
    registryFile: registry.file,
    remotesDir: registry.remotesDir,
    environment,
    log,
  });
  /** @type {string[]} */
  const problems = [];
  const ask = createAsk((await front).url, problems);
  const search = await fetch(`${running.urls.api}/api/proxy/job-search`);
  const { items } = /** @type {import('shared-contracts').JobSearchPage} */ (await search.json());
  return {
    ask,
    askSite: createAsk(`http://127.0.0.1:${sitePort}`, []),
    url,
    job: /** @type {import('shared-contracts').JobCard} */ (items[0]),
    pageSeconds,
    previewSecret,
    running,
    problems,
    expect: (/** @type {boolean} */ holds, /** @type {string} */ otherwise) => void (holds || problems.push(otherwise)),
    /** Removes stored pages. */
    clear: async () => {
      if (cache.clear === undefined) await ask('/', { method: 'PURGE', headers: { 'surrogate-key': 'pages' } });
      else cache.clear(folder);
    },
    /** Milliseconds in which a change has to be shown. */
    changeWithin: cache.isPurged ? 1_000 : (2 * pageSeconds + 1) * 1_000,
    ...registry,
    stop: async () => {
      await running.stop();
      await (await front).stop();
    },
  };
}

/** A registry and remotes that the run can change. @param {string} dataDir */
function copyRegistry(dataDir) {
  const [file, remotesDir] = [path.join(dataDir, 'registry.json'), path.join(dataDir, 'remotes')];
  cpSync(path.join(root, 'dist/registry.json'), file);
  cpSync(path.join(root, 'dist/remotes'), remotesDir, { recursive: true });
  const read = () => JSON.parse(readFileSync(file, 'utf8'));
  return {
    file,
    remotesDir,
    /** Changes the live versions, as a flip does. @param {(entries: any[]) => void} change */
    flip: (change) => {
      const { revision, ...rest } = read();
      change(rest.remotes);
      writeFileSync(`${file}.new`, JSON.stringify({ ...rest, revision: revision + 1 }));
      renameSync(`${file}.new`, file);
    },
    /** Copies the live version of a remote under another name. @param {string} id */
    addVersion: (id) => {
      const { version } = read().remotes.find((/** @type {{ id: string }} */ one) => one.id === id).stable;
      const copy = `${version.split('-', 1)[0]}-copy`;
      const folder = path.join(remotesDir, id);
      cpSync(path.join(folder, version), path.join(folder, copy), { recursive: true });
      const manifest = path.join(folder, copy, 'remote.json');
      writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), version: copy }));
      return copy;
    },
  };
}
