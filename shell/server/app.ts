import { fastify, type FastifyInstance } from 'fastify';
import type { ServerConfig } from './config.ts';
import { createContent } from './content/content.ts';
import { createApiClient } from './data/api-client.ts';
import { answerBrokenConnection } from './errors/broken-connection.ts';
import { answerError, answerUnreadable, refuseBadAddresses } from './errors/error-handlers.ts';
import { sendError } from './errors/send-error.ts';
import { Draining } from './operations/draining.ts';
import { logOptions, logRequests, type LogStream } from './operations/logging.ts';
import { stopGracefully } from './operations/shutdown.ts';
import { serveHealth } from './operations/site-health.ts';
import { measureRequests, SiteMetrics } from './operations/site-metrics.ts';
import type { PageServices } from './pages/answer-page.ts';
import { createViewerLookup } from './pages/find-viewer.ts';
import { proxyApi } from './proxy/api-proxy.ts';
import { proxyRemotes } from './proxy/remote-proxy.ts';
import { proxyUnsubscribing } from './proxy/unsubscribe-proxy.ts';
import { requestId } from './request-id.ts';
import { readShellBuild } from './registry/shell-manifest.ts';
import { securityHeaders } from './security/security-headers.ts';
import { serveFiles, servePages } from './site-routes.ts';
import { Site } from './site/site.ts';
import { readBrandPictures } from './static/brand-files.ts';
import { readServiceWorker } from './static/service-worker.ts';
import { defaultTimings, type Timings } from './timings.ts';

export interface ServerOptions {
  timings?: Partial<Timings>;
  /** The compiled content worker; tests compile their own. */
  workerFile?: URL;
  metrics?: SiteMetrics;
  draining?: Draining;
  logStream?: LogStream;
}

/** The HTML server, ready to listen or to be asked: its site is live and warm. Rejects when there is no usable shell. */
export async function buildServer(config: ServerConfig, options: ServerOptions = {}): Promise<FastifyInstance> {
  const timings = { ...defaultTimings, ...options.timings };
  const { metrics = new SiteMetrics(), draining = new Draining(), logStream } = options;
  const workerFile = options.workerFile ?? new URL('content/content-worker.js', import.meta.url);
  const shell = await readShellBuild(config.shellDir);
  const pictures = await readBrandPictures(shell.manifest);
  const app = createApp(config, { timings, metrics, draining, logStream });
  const site = new Site({ config, shell, timings, workerFile, log: app.log, metrics });
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
  servePages(app, services);
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

/** Fastify with everything that holds for every answer. */
function createApp(config: ServerConfig, { timings, metrics, draining, logStream }: Surroundings): FastifyInstance {
  const headers = securityHeaders(config.publicUrl);
  const { requestTimeout, headersTimeout } = timings;
  const app = fastify({
    ...logOptions(config.logLevel, logStream),
    requestTimeout,
    // Fastify sets only the first of them on Node's server, and Node looks every 30 s unless told otherwise
    http: { requestTimeout, headersTimeout, connectionsCheckingInterval: 1000 },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // A connection that came before the door was closed brings its request after it: it is answered as any other.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: requestId,
    frameworkErrors: answerUnreadable(headers),
    clientErrorHandler: answerBrokenConnection(headers),
    routerOptions: { maxParamLength: 300 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  logRequests(app);
  measureRequests(app, metrics);
  refuseBadAddresses(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, { status: 400, code: 'bad_request', message: 'This address cannot be read' }),
  );
  stopGracefully(app, timings.shutdown, draining);
  proxyApi(app, config.apiUrl, config.publicUrl);
  proxyUnsubscribing(app, config.apiUrl, config.publicUrl);
  proxyRemotes(app, config.remoteOrigins);
  return app;
}
