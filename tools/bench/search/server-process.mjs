/**
 * One server for load tests: `server-process empty|hooks|uncached|cached`, with the API's variables.
 * - `empty`: Nest on Fastify with a handler that responds with `{}`: the baseline.
 * - `hooks`: the same with the API's adapter, hooks and log.
 * - `uncached`, `cached`: the built API, without and with its response cache.
 */
import { importBuilt, importOfApi } from './built.mjs';

/** @typedef {{ search: (filter: unknown, now?: Date) => unknown }} Searching The used part of `JobSearch`. */
/** @typedef {{ listen: (port: number, host: string) => Promise<unknown> }} App */

const { readConfig } = await importBuilt('api/dist/config/config.module.js');
const config = readConfig(process.env, 'web');

/** @type {Record<string, () => Promise<App>>} */
const kinds = {
  empty: async () => (await emptyApp((adapter) => new adapter.FastifyAdapter())).app,
  hooks: appWithHooks,
  uncached: async () => withoutCache(await api()),
  cached: api,
};

const app = await kinds[process.argv[2] ?? '']?.();
await app?.listen(config.server.port, config.server.host);
process.once('disconnect', () => process.exit(0));
process.send?.('ready');

async function api() {
  const { createApp } = await importBuilt('api/dist/app.js');
  const { AppModule } = await importBuilt('api/dist/app.module.js');
  return createApp(AppModule, config);
}

/**
 * Searches for a given moment are not cached (see JobSearch), so every query gets a moment.
 * @param {{ get: (token: unknown, options: { strict: boolean }) => Searching, listen: App['listen'] }} nest
 */
async function withoutCache(nest) {
  const { JobSearch } = await importBuilt('api/dist/modules/jobs/index.js');
  const search = nest.get(JobSearch, { strict: false });
  const find = search.search.bind(search);
  search.search = (/** @type {unknown} */ filter) => find(filter, new Date());
  return nest;
}

async function appWithHooks() {
  const { createAdapter } = await importBuilt('api/dist/http/fastify-adapter.service.js');
  const { prepareApp } = await importBuilt('api/dist/http/prepare-app.service.js');
  const { Draining } = await importOfApi('server-kit');
  const { Registry } = await importOfApi('prom-client');
  const { Replicas } = await importBuilt('api/dist/database/replicas/replicas.service.js');
  const noReplicas = { provide: Replicas, useValue: { isConfigured: false } };
  const { app: nest } = await emptyApp(() => createAdapter(config.server), [Draining, Registry, noReplicas]);
  await prepareApp(nest, config.server);
  return nest;
}

/**
 * @param {(adapters: { FastifyAdapter: new () => unknown }) => unknown} adapterFrom
 * @param {unknown[]} providers
 */
async function emptyApp(adapterFrom, providers = []) {
  await importOfApi('reflect-metadata');
  const { Controller, Get, Module } = await importOfApi('@nestjs/common');
  const { NestFactory } = await importOfApi('@nestjs/core');
  const adapters = await importOfApi('@nestjs/platform-fastify');
  class EmptyController {
    answer() {
      return {};
    }
  }
  const method = Object.getOwnPropertyDescriptor(EmptyController.prototype, 'answer');
  Get('/')(EmptyController.prototype, 'answer', method);
  Controller()(EmptyController);
  const Root = { module: EmptyController, controllers: [EmptyController], providers };
  Module({})(EmptyController);
  return { app: await NestFactory.create(Root, adapterFrom(adapters), { logger: false }) };
}
