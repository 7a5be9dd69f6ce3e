import { fastify, type FastifyInstance } from 'fastify';
import { getHealth } from 'shared-contracts';
import { BurstPacer } from 'shared-contracts/node';
import type { ServerConfig } from './config.ts';
import { guardConnections } from './connections/guard-connections.ts';
import { createContent } from './content/content.ts';
import { createApiClient } from './data/api-client.ts';
import { answerBrokenConnection } from './errors/broken-connection.ts';
import { answerError, answerUnreadable, refuseBadAddresses, routableUrl } from './errors/error-handlers.ts';
import { sendError } from './errors/send-error.ts';
import { Draining } from './operations/draining.ts';
import { logOptions, logRequests, type LogStream } from './operations/logging.ts';
import { stopGracefully } from './operations/shutdown.ts';
import { healthPath, serveHealth } from './operations/site-health.ts';
import { measureRequests, SiteMetrics } from './operations/site-metrics.ts';
import type { PageServices } from './pages/answer-page.ts';
import { createViewerLookup } from './pages/find-viewer.ts';
import { createApiProxy, proxyApi } from './proxy/api-proxy.ts';
import { proxyRemotes } from './proxy/remote-proxy.ts';
import { proxyUnsubscribing } from './proxy/unsubscribe-proxy.ts';
import { requestId } from './request-id.ts';
import { readShellBuild } from './registry/shell-manifest.ts';
import { securityHeaders } from './security/security-headers.ts';
import { serveFiles, servePages } from './site-routes.ts';
import { Site } from './site/site.ts';
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
 * The HTML server, ready to listen or to be injected into: its site is live and warm. Rejects when there is no usable
 * shell.
 */
export async function buildServer(config: ServerConfig, options: ServerOptions = {}): Promise<FastifyInstance> {
  const timings = { ...timingsFor(config.deadlineFactor), ...options.timings };
  const { metrics = new SiteMetrics(), draining = new Draining(), logStream } = options;
  const programFile = options.programFile ?? new URL('content/content-program.js', import.meta.url);
  const shell = await readShellBuild(config.shellDir);
  const pictures = await readBrandPictures(shell.manifest);
  const { app, api } = createApp(config, { timings, metrics, draining, logStream });
  const site = new Site({ config, shell, timings, programFile, log: app.log, metrics });
  metrics.watchBreaker(() => site.current().host.entriesLeftAlone());
  const ask = createApiClient(config.apiUrl, metrics);
  const services: PageServices = {
    config,
    timings,
    shell,
    brandFiles: pictures.files,
    site,
    ask,
    contentOf: createContent(timings, metrics),
    viewerOf: createViewerLookup(ask, timings.sessionDeadline),
  };
  serveHealth(app, { site, ask, draining });
  serveFiles(app, services, { pictures, serviceWorker: await readServiceWorker(config, shell) });
  servePages(app, services, api);
  app.addHook('onClose', async () => site.close());
  await site.start();
  await app.ready();
  return app;
}

interface Surroundings {
  timings: Timings;
  metrics: SiteMetrics;
  draining: Draining;
  logStream: LogStream | undefined;
}

/** Fastify with the settings and hooks that apply to every answer, and the proxy to the API. */
function createApp(config: ServerConfig, { timings, metrics, draining, logStream }: Surroundings) {
  const headers = securityHeaders(config.publicUrl);
  const { requestTimeout, headersTimeout } = config.connectionLimits;
  const answerBroken = answerBrokenConnection(headers);
  const endings = new BurstPacer();
  const app = fastify({
    ...logOptions(config.logLevel, logStream),
    requestTimeout,
    // Fastify sets only the first of them on Node's server, and Node looks every 30 s unless told otherwise
    http: { requestTimeout, headersTimeout, connectionsCheckingInterval: 1000 },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // A request on a connection that was accepted before the listener closed is answered normally.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: requestId,
    frameworkErrors: answerUnreadable(headers),
    rewriteUrl: ({ url = '/' }) => routableUrl(url),
    clientErrorHandler: (error: Error & { code?: string }, socket) => {
      // Node closes all connections with expired timeouts in one tick. Other errors are answered before more of the
      // request is read.
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') endings.run(() => answerBroken(error, socket));
      else answerBroken(error, socket);
    },
    routerOptions: { maxParamLength: 300 },
  });
  paceRequests(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  logRequests(app);
  measureRequests(app, metrics);
  guardConnections(app, config, { answerBroken, metrics });
  refuseBadAddresses(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, { status: 400, code: 'bad_request', message: 'This address cannot be read' }),
  );
  stopGracefully(app, timings.shutdown, draining);
  const { apiUrl, publicUrl, apiLimits: limits } = config;
  const api = createApiProxy(app, { apiUrl, publicUrl, limits });
  proxyApi(app, api);
  proxyUnsubscribing(app, api);
  proxyRemotes(app, config.remoteOrigins);
  return { app, api };
}

/** Registered before any other hook, so that request costs include all hooks. Health checks do not wait. */
function paceRequests(app: FastifyInstance): void {
  const pacer = new BurstPacer();
  const unpaced = [getHealth.template, healthPath];
  app.addHook('onRequest', (request, _reply, done) => {
    if (unpaced.includes(request.url)) done();
    else pacer.run(done);
  });
}
