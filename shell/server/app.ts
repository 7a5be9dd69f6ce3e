import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { loggedPath } from 'shared-contracts';
import type { ServerConfig } from './config.ts';
import { createContent } from './content/content.ts';
import { createApiClient } from './data/api-client.ts';
import { answerBrokenConnection } from './errors/broken-connection.ts';
import { answerError, answerUnreadable, refuseBadAddresses } from './errors/error-handlers.ts';
import { sendError } from './errors/send-error.ts';
import type { PageServices } from './pages/answer-page.ts';
import { createViewerLookup } from './pages/find-viewer.ts';
import { proxyApi } from './proxy/api-proxy.ts';
import { proxyRemotes } from './proxy/remote-proxy.ts';
import { requestId } from './request-id.ts';
import { readShellBuild } from './registry/shell-manifest.ts';
import { securityHeaders } from './security/security-headers.ts';
import { stopGracefully } from './shutdown.ts';
import { serveFiles, servePages } from './site-routes.ts';
import { Site } from './site/site.ts';
import { readBrandPictures } from './static/brand-files.ts';
import { readServiceWorker } from './static/service-worker.ts';
import { defaultTimings, type Timings } from './timings.ts';

export interface ServerOptions {
  timings?: Partial<Timings>;
  /** The compiled content worker; tests compile their own. */
  workerFile?: URL;
}

/** The HTML server, ready to listen or to be asked: its site is live and warm. Rejects when there is no usable shell. */
export async function buildServer(config: ServerConfig, options: ServerOptions = {}): Promise<FastifyInstance> {
  const timings = { ...defaultTimings, ...options.timings };
  const workerFile = options.workerFile ?? new URL('content/content-worker.js', import.meta.url);
  const shell = await readShellBuild(config.shellDir);
  const pictures = await readBrandPictures(shell.manifest);
  const app = createApp(config, timings);
  const site = new Site({ config, shell, timings, workerFile, log: app.log });
  const ask = createApiClient(config.apiUrl);
  const services: PageServices = {
    config,
    timings,
    shell,
    brandFiles: pictures.files,
    site,
    ask,
    contentOf: createContent(timings),
    viewerOf: createViewerLookup(ask, timings.sessionDeadline),
  };
  serveFiles(app, services, { pictures, serviceWorker: await readServiceWorker(config, shell) });
  servePages(app, services);
  app.addHook('onClose', async () => site.close());
  await site.start();
  await app.ready();
  return app;
}

function loggedRequest({ method, url, ip }: FastifyRequest) {
  return { method, path: loggedPath(url), remoteAddress: ip };
}

/** Fastify with everything that holds for every answer. */
function createApp(config: ServerConfig, timings: Timings): FastifyInstance {
  const headers = securityHeaders(config.publicUrl);
  const { requestTimeout, headersTimeout } = timings;
  const app = fastify({
    logger: { level: config.logLevel, serializers: { req: loggedRequest } },
    requestTimeout,
    // Fastify sets only the first of them on Node's server, and Node looks every 30 s unless told otherwise
    http: { requestTimeout, headersTimeout, connectionsCheckingInterval: 1000 },
    requestIdHeader: false,
    genReqId: requestId,
    frameworkErrors: answerUnreadable(headers),
    clientErrorHandler: answerBrokenConnection(headers),
    routerOptions: { maxParamLength: 300 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  refuseBadAddresses(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, { status: 400, code: 'bad_request', message: 'This address cannot be read' }),
  );
  stopGracefully(app, timings.shutdown);
  proxyApi(app, config.apiUrl, config.publicUrl);
  proxyRemotes(app, config.remoteOrigins);
  return app;
}
