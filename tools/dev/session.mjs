import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../services/ports.mjs';
import { startServices } from '../services.mjs';
import { startLiveReload } from './live-reload.mjs';
import { LiveRemotes } from './live-remotes.mjs';
import { root } from '../webpack/workspace.mjs';
import { startWatchProcess } from './watch-process.mjs';
import { watchNodePackages } from './node-package-watch.mjs';

/** @typedef {import('../services.mjs').Running} Running */
/** @typedef {keyof Running['services']} ServiceName */

/**
 * The services that run a node package's build.
 * @type {Record<string, readonly ServiceName[]>}
 */
const servicesOf = {
  'shared-contracts': ['sandbox', 'api', 'worker', 'site'],
  'server-kit': ['api', 'worker', 'site'],
  registry: ['site'],
  api: ['api', 'worker'],
  sandbox: ['sandbox', 'mail'],
  'shell/server': ['site'],
};

/** One run of `npm run dev`: coordinates watchers, services and open pages. */
export class DevSession {
  /** @type {Running | null} */
  #running = null;
  /** @type {Array<() => unknown>} */
  #undo = [];
  #shellBuilt = false;
  #starting = false;
  /** Restarts are serialized. */
  #queue = Promise.resolve();

  /** @param {{ ids: readonly string[], port: number, dataDir: string, log: (text: string) => void }} options */
  constructor(options) {
    this.options = options;
    this.remotes = new LiveRemotes(options.ids);
  }

  async start() {
    const reloadPort = await freePort();
    const reloadUrl = `http://localhost:${reloadPort}`;
    this.pages = await startLiveReload(reloadPort);
    /** Origins that the page's policy allows, including that of the reload events. */
    this.origins = [`live-reload=${reloadUrl}`];
    const watch = (/** @type {string} */ name, /** @type {string} */ script, /** @type {string[]} */ ...args) =>
      startWatchProcess(script, args, { cwd: root, onReport: (report) => this.#onReport(name, report) });
    const watchers = [watch('shell', 'shell-watch.mjs', reloadUrl)];
    for (const id of this.options.ids) {
      const port = await freePort();
      this.origins.push(`${id}=http://localhost:${port}`);
      this.options.log(`${id} on http://localhost:${port}`);
      watchers.push(watch(id, 'remote-server.mjs', path.join(root, id), String(port)));
    }
    this.#undo.push(this.pages.close, ...watchers.map(({ stop }) => stop));
  }

  async stop() {
    this.options.log('Stopping');
    for (const step of this.#undo) await step();
    await this.#running?.stop();
  }

  /**
   * @param {string} name
   * @param {import('./report.mjs').Report} report
   */
  #onReport(name, report) {
    if (report.kind === 'problem') return this.options.log(`${name}: ${report.text}`);
    this.options.log(`Built ${name}`);
    if (report.kind === 'remote') this.remotes.put(report.remote);
    else this.#shellBuilt = true;
    this.#then(() => this.#follow(report));
  }

  /** @param {Exclude<import('./report.mjs').Report, { kind: 'problem' }>} report */
  async #follow(report) {
    if (this.#running === null) return this.#startServices();
    if (report.kind === 'shell') await this.#restart(['site']);
    else await this.remotes.served(this.#running.urls.site, report.remote);
    this.pages?.reload();
  }

  /** Resolves once every package was built for the first time. */
  async #startServices() {
    if (!this.#shellBuilt || !this.remotes.complete || this.#starting) return;
    this.#starting = true;
    const { dataDir, port, log } = this.options;
    const remoteOrigins = this.origins?.join(',') ?? '';
    this.#running = await startServices({ dataDir, port, log, registryFile: this.remotes.file, remoteOrigins });
    const watching = watchNodePackages(
      async (name) => this.#then(() => this.#onCompiled(name)),
      (error) => log(error instanceof Error ? error.message : String(error)),
    );
    this.#undo.push(watching.stop);
    log(`Mail: ${this.#running.urls.mail}`);
    log(`Ready: ${this.#running.urls.site}`);
  }

  /** @param {string} name */
  async #onCompiled(name) {
    this.options.log(`Compiled ${name}`);
    await this.#restart(servicesOf[name] ?? []);
    this.pages?.reload();
  }

  /** @param {readonly ServiceName[]} names */
  async #restart(names) {
    for (const name of names) {
      await this.#running?.services[name]?.stop();
      this.#running?.restart(name);
    }
    if (names.includes('site')) await this.#siteAnswers();
  }

  async #siteAnswers() {
    const url = `${this.#running?.urls.site}/registry.json`;
    const isUp = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    for (let tries = 0; tries < 100 && !(await isUp()); tries += 1) await wait(100);
  }

  /** @param {() => Promise<void>} work */
  #then(work) {
    this.#queue = this.#queue.then(work).catch((error) => {
      this.options.log(error instanceof Error ? error.message : String(error));
      if (this.#running === null) process.exit(1);
    });
  }
}
