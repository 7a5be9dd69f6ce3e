import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { RequestMethod } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Registry } from 'prom-client';
import { closeGracefully, Draining, guardConnections, measureRequests, RequestMetrics } from 'server-kit';
import { routePath, unsubscribeByLink } from 'shared-contracts';
import type { ServerConfig } from '../config/server.config.ts';
import { Replicas } from '../database/replicas/replicas.service.ts';
import { acceptByteStreams } from './byte-stream.parser.ts';
import { addRequestHooks, answerBrokenConnection, routeOf } from './fastify-adapter.service.ts';
import { limitInput } from './input-limits.middleware.ts';
import { serveOpenApi } from './openapi/openapi.service.ts';
import { keepReadHandlers } from './repeat-reads.service.ts';
import { limitBodies, readJsonBodies, takeAnyBodies } from './request-body.parser.ts';
import { readOwnWrites } from './session-writes.middleware.ts';
import { limitUploads } from './uploads.parser.ts';

/** API responses can run and load nothing. The documentation page has a separate policy. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: { defaultSrc: "'none'", frameAncestors: "'none'", baseUri: "'none'", formAction: "'none'" },
};

/** Quality 4 takes a quarter of the default's time for a tenth more bytes. Responses are compressed while they are sent. */
const compression = {
  threshold: 1024,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 4 },
};

const corsMaxAgeSeconds = 7200;

/** Bounds of request durations in seconds: fine for the reads of pages (DESIGN §7), coarse for uploads. */
const buckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** One-click unsubscribe (RFC 8058): webmail sites send it across origins. It reads no cookie; the token authorizes it. */
const openToOtherSites = [{ path: routePath(unsubscribeByLink.template), method: RequestMethod.POST }];

/** Allows cross-origin requests from the site and from native apps, whose pages have another origin than the API (SPEC §7). */
function allowOrigins(app: NestFastifyApplication, { publicUrl, nativeOrigins }: ServerConfig): void {
  const origins = [publicUrl, ...nativeOrigins];
  app.enableCsrfProtection({ trustedOrigins: origins, exclude: openToOtherSites });
  app.enableCors({
    origin: origins,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: corsMaxAgeSeconds,
  });
}

/** Everything around the modules that production and tests share. Call it before `init` or `listen`. */
export async function prepareApp(app: NestFastifyApplication, config: ServerConfig): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  app.useSecurityHeaders({ contentSecurityPolicy, referrerPolicy: { policy: 'strict-origin-when-cross-origin' } });
  allowOrigins(app, config);
  readJsonBodies(app);
  acceptByteStreams(fastify);
  limitBodies(fastify);
  addRequestHooks(fastify);
  limitInput(fastify);
  takeAnyBodies(fastify);
  limitUploads(fastify);
  keepReadHandlers(fastify);
  const registry: Registry = app.get(Registry);
  measureRequests(fastify, new RequestMetrics(registry, buckets), routeOf);
  guardConnections(fastify, config, { answer: answerBrokenConnection, registry });
  closeGracefully(fastify, app.get(Draining), config.answerGraceMs);
  await app.register(cookie);
  readOwnWrites(fastify, app.get(Replicas), config);
  await app.register(multipart);
  await app.register(compress, compression);
  serveOpenApi(app);
}
