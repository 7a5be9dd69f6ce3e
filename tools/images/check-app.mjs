import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'yaml';
import { startPostgres } from '../postgres.mjs';
import { planServices, root } from '../services/plan.mjs';
import { freePort } from '../services/ports.mjs';
import { createContainer } from './buildah.mjs';
import { callProblems } from './calls.mjs';

/** @typedef {import('../services/plan.mjs').StartSpec} StartSpec */

const user = 'node';
/** Folders as in `docker-compose.yml`, and of temporary files. */
const folders = {
  FILES_DIR: '/tmp/files',
  SANDBOX_DATA: '/tmp/sandbox',
  SHELL_DIR: '/site/shell',
  REMOTES_DIR: '/site/remotes',
  REGISTRY_FILE: '/site/registry.json',
};
const healthyWithinMs = 120_000;

/**
 * Starts sandbox, API, worker and site from the app image before an embedded PostgreSQL, waits for the health checks of
 * `docker-compose.yml`, and sends requests that need native modules and decoders.
 * @param {{ log: (text: string) => void, volume: string }} options `volume`: folder with shell, remotes and registry.
 * @returns {Promise<string[]>} Problems.
 */
export async function checkApp({ log, volume }) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'trampolim-image-'));
  const container = createContainer('app', { volumes: [`${volume}:/site`] });
  /** @type {Array<() => unknown>} */
  const undo = [() => rmSync(dataDir, { recursive: true, force: true }), container.remove];
  try {
    const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), durable: false });
    undo.push(postgres.stop);
    const workerPort = await freePort();
    const environment = { WORKER_PORT: String(workerPort), SMTP_URL: 'smtp://127.0.0.1:9' };
    const options = { dataDir, jobs: 200, tickSeconds: 0, syncSeconds: 2, smtpUrl: environment.SMTP_URL, environment };
    const plan = await planServices(options, postgres.url);
    log(`Node ${container.run({ user, command: ['node', '--version'] }).output.trim()}`);
    // Each remote is released on its own, so the image of the site contains none.
    const built = container.run({
      user,
      command: ['find', '/app', '-name', 'remote.json', '-o', '-name', 'shell.json'],
    });
    if (built.code !== 0 || built.output !== '') return [`the image contains ${built.output}`];
    const migrated = container.run(commandOf(plan.migrate));
    if (migrated.code !== 0) return [`migrate ended with ${migrated.code}:\n${migrated.output}`];
    /** @type {Map<string, ReturnType<typeof container.start>>} */
    const running = new Map();
    for (const spec of [plan.specs.sandbox, plan.specs.api, plan.specs.worker, plan.specs.site]) {
      if (spec === null) continue;
      const service = container.start(commandOf(spec));
      running.set(spec.name, service);
      undo.push(service.stop);
    }
    const ports = { api: portOf(plan.urls.api), worker: workerPort, site: portOf(plan.urls.site) };
    for (const [name, port] of Object.entries(ports)) {
      if (!(await isHealthy(container, name, port))) return [`${name} is not healthy:\n${running.get(name)?.tail()}`];
      log(`${name} is healthy`);
    }
    return await callProblems(plan.urls.site);
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

/** @param {string} url */
const portOf = (url) => Number(new URL(url).port);

/** The command of a process in the image, where the repository's folder is the working directory. @param {StartSpec} spec */
function commandOf({ script, env }) {
  const mapped = Object.fromEntries(Object.entries(folders).filter(([name]) => env[name] !== undefined));
  return { user, env: { ...env, ...mapped }, command: ['node', '--enable-source-maps', path.relative(root, script)] };
}

/**
 * Repeats the health check of `docker-compose.yml` in the container, on the port of this run.
 * @param {import('./buildah.mjs').Container} container
 * @param {string} name
 * @param {number} port
 */
async function isHealthy(container, name, port) {
  const file = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
  /** @type {string[]} */
  const [, ...test] = file.services[name].healthcheck.test;
  const command = test.map((word) => word.replace(/127\.0\.0\.1:\d{4}/, `127.0.0.1:${port}`));
  const until = performance.now() + healthyWithinMs;
  while (performance.now() < until) {
    if (container.run({ user, command }).code === 0) return true;
    await wait(500);
  }
  return false;
}
