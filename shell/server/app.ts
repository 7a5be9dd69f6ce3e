import { fastify, type FastifyInstance } from 'fastify';
import {
  answerClientError,
  CachePurger,
  closeGracefully,
  Draining,
  guardConnections,
  isTracing,
  listenerOptions,
  logOptions,
  logRequests,
  measureRequests,
  paceRequests,
  rawRequestLog,
  traceRequests,
  type LogStream,
} from 'server-kit';
import { getHealth } from 'shared-contracts';
import type { ServerConfig } from './config.ts';
import { limitRequests } from './connections/limit-requests.ts';
import { createContent } from './content/content.ts';
import { createApiClient } from './data/api-client.ts';
import {
  answerError,
  answerUnreadable,
  connectionErrorBody,
  refuseBadAddresses,
  routableUrl,
  sendError,
} from './errors.ts';
import { healthPath, serveHealth } from './operations/site-health.ts';
import { routeOf, SiteMetrics } from './operations/site-metrics.ts';
import type { PageServices } from './pages/answer-page.ts';
import { everyPageKey, SharedPages } from './pages/shared-pages.ts';
import { storedPagesFirst } from './pages/stored-page-listener.ts';
import { createViewerLookup, createVisitLookup } from './pages/viewer.ts';
import { createApiProxy } from './proxy/api-proxy.ts';
import { proxyApi, proxyRemotes, proxyUnsubscribing } from './proxy/proxy-routes.ts';
import { createVersionReader } from './registry/registry.ts';
import { readShellBuild, waitForShell } from './registry/shell-manifest.ts';
import { securityHeaders } from './security-headers.ts';
import { serveFiles, servePages } from './site-routes.ts';
import { Site, type SiteSnapshot } from './site/site.ts';
import { readBrandPictures } from './static/brand-files.ts';
import { readServiceWorker } from './static/service-worker.ts';
import { timingsFor, type Timings } from './timings.ts';

export interface ServerOptions {
  timings?: Partial<Timings>;
  /** The compiled program of the content process; tests compile their own. */
  programFile?: URL;
  metrics?: SiteMetrics;
  draining?: Draining;
  logStream?: LogStream;
}

/**
 * The HTML server, ready to listen or to be injected into: its site is live and warm. Waits for a shell; rejects if it is not usable.
 */
export async function buildServer(config: ServerConfig, options: ServerOptions = {}): Promise<FastifyInstance> {
  const timings = { ...timingsFor(config.deadlineFactor), ...options.timings };
  const { metrics = new SiteMetrics(), draining = new Draining(), logStream } = options;
  const programFile = options.programFile ?? new URL('content/content-program.js', import.meta.url);
  const headers = securityHeaders(config.publicUrl);
  const sharedPages = new SharedPages({ seconds: config.pageCacheSeconds, headers, draining });
  const live = () => site.current();
  const { app, api } = createApp(config, { timings, metrics, draining, logStream, headers, sharedPages, live });
  await waitForShell(config.shellDir, timings.registryCheck, () =>
    app.log.warn('waiting for the first deploy of a shell'),
  );
  const shell = await readShellBuild(config.shellDir);
  const pictures = await readBrandPictures(shell.manifest);
  const purger = new CachePurger(config.purgeUrls, (failure) => app.log.warn(failure, 'pages were not purged'));
  const onLive = () => void purger.purge([everyPageKey]);
  const site = new Site({ config, shell, timings, programFile, log: app.log, metrics, onLive });
  metrics.watchBreaker(() => site.current().host);
  const ask = createApiClient(config.apiUrl, metrics);
  const visitors = {
    secret: config.previewSecret,
    platform: shell.manifest.platform,
    readVersion: createVersionReader(config),
  };
  const services: PageServices = {
    config,
    timings,
    shell,
    brandFiles: pictures.files,
    site,
    ask,
    contentOf: createContent(timings, metrics),
    visitors,
    sharedPages,
    visitOf: createVisitLookup(createViewerLookup(ask, timings.sessionDeadline), visitors),
  };
  serveHealth(app, { site, ask, draining });
  serveFiles(app, services, { pictures, serviceWorker: await readServiceWorker(config, shell) });
  servePages(app, services, api);
  app.addHook('onClose', async () => {
    site.close();
    purger.close();
  });
  await site.start();
  await app.ready();
  return app;
}

interface AppDependencies {
  timings: Timings;
  metrics: SiteMetrics;
  draining: Draining;
  logStream: LogStream | undefined;
  /** Of every answer. */
  headers: Readonly<Record<string, string>>;
  sharedPages: SharedPages;
  live: () => SiteSnapshot;
}

/** Fastify with the settings and hooks that apply to every answer, and the proxy to the API. */
function createApp(config: ServerConfig, dependencies: AppDependencies) {
  const { timings, metrics, draining, logStream, headers } = dependencies;
  const answer = answerClientError(headers, connectionErrorBody);
  const app = fastify({
    ...logOptions({ level: config.logLevel, stream: logStream }),
    ...listenerOptions(config, answer),
    frameworkErrors: answerUnreadable(headers),
    rewriteUrl: ({ url = '/' }) => routableUrl(url),
    routerOptions: { maxParamLength: 300 },
  });
  answerStoredPages(app, config, dependencies);
  // Before any other hook, so that request costs include all hooks.
  paceRequests(app, [getHealth.template, healthPath]);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  traceRequests(app, routeOf);
  logRequests(app);
  // Fastify sees one pattern for all pages.
  app.decorateRequest('pageRoute', null);
  measureRequests(app, metrics.requests, routeOf);
  guardConnections(app, config, { answer, registry: metrics.registry });
  limitRequests(app, config.connectionLimits.perAddress);
  refuseBadAddresses(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, { status: 400, code: 'bad_request', message: 'This address cannot be read' }),
  );
  closeGracefully(app, draining, timings.shutdown);
  const { apiUrl, publicUrl, apiLimits: limits } = config;
  const api = createApiProxy(app, { apiUrl, publicUrl, limits });
  proxyApi(app, api);
  proxyUnsubscribing(app, api);
  proxyRemotes(app, config.remoteOrigins);
  return { app, api };
}

/** Not while traces are recorded: each request has a span then, which Fastify's hooks begin. */
function answerStoredPages(
  app: FastifyInstance,
  config: ServerConfig,
  { metrics, sharedPages, live }: AppDependencies,
) {
  if (config.pageCacheSeconds === 0 || isTracing()) return;
  const services = { sharedPages, live, requests: metrics.requests, log: rawRequestLog(app.log, config) };
  const listener = storedPagesFirst(services, (request, response) => app.routing(request, response));
  app.server.removeAllListeners('request').on('request', listener);
}
