import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from 'server-kit';
import { sendNotFound } from './errors.ts';
import { refuseMethod, takeForms } from './forms/answer-form.ts';
import { answerPage, type PageServices } from './pages/answer-page.ts';
import { answerOfflinePage, offlinePath } from './pages/offline-page.ts';
import { servePreviews } from './pages/preview-routes.ts';
import type { ApiProxy } from './proxy/api-proxy.ts';
import { visibleRegistry } from './registry/registry.ts';
import type { ShellBuild } from './registry/shell-manifest.ts';
import type { BrandPictures } from './static/brand-files.ts';
import { sendCompressed } from './static/content-encoding.ts';
import { sendImmutable } from './static/immutable-files.ts';
import { robotsTxt } from './static/robots-txt.ts';
import { sendServiceWorker, type ServiceWorker } from './static/service-worker.ts';
import { manifestPath, webManifest } from './static/web-manifest.ts';

interface FileParams {
  '*': string;
}

/** Files that are read once, when the server starts. */
export interface ReadOnce {
  pictures: BrandPictures;
  serviceWorker: ServiceWorker;
}

/** Files of the shell and of the remotes that this server serves itself. */
export function serveFiles(
  app: FastifyInstance,
  { config, brandFiles, shell }: PageServices,
  { pictures, serviceWorker }: ReadOnce,
): void {
  app.get<{ Params: FileParams }>('/assets/*', (request, reply) =>
    sendImmutable(request, reply, config.shellDir, request.params['*']),
  );
  app.get<{ Params: FileParams }>('/remotes/*', (request, reply) =>
    sendImmutable(request, reply, config.remotesDir, request.params['*']),
  );
  app.get(brandFiles.preview, (_request, reply) =>
    reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(pictures.previewBytes),
  );
  app.get(manifestPath, (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(webManifest(shell.manifest))),
  );
  app.get('/sw.js', (request, reply) => sendServiceWorker(request, reply, serviceWorker));
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsTxt(config.publicUrl)),
  );
  const icons = { folder: config.shellDir, manifest: shell.manifest };
  serveIcon(app, icons, { url: '/favicon.svg', name: 'favicon.svg', type: 'image/svg+xml' });
  // Requested by browsers and feed readers that do not read a page. The content type determines the format, and PNG is
  // supported everywhere.
  serveIcon(app, icons, { url: '/favicon.ico', name: 'app-icon-180.png', type: 'image/png' });
}

interface ShellIcons extends Pick<ShellBuild, 'manifest'> {
  folder: string;
}

interface Icon {
  url: string;
  /** Of the file in the shell's manifest. */
  name: string;
  type: string;
}

function serveIcon(app: FastifyInstance, { folder, manifest }: ShellIcons, { url, name, type }: Icon): void {
  app.get(url, (request, reply) => {
    const file = manifest.icons[name];
    if (file === undefined) return sendNotFound(request, reply);
    reply.type(type).header('cache-control', 'public, max-age=86400');
    return reply.send(createReadStream(path.join(folder, file)));
  });
}

/** All other addresses are pages, requested with GET or HEAD; forms are posted to their page. */
export function servePages(app: FastifyInstance, services: PageServices, api: ApiProxy): void {
  app.get('/registry.json', async (request, reply) => {
    const { viewer, snapshot } = await services.visitOf(request, services.site.current());
    const text = JSON.stringify(visibleRegistry(snapshot, viewer.role, services.shell.manifest.version));
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'private, no-cache', etag, vary: 'cookie, accept-encoding' });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), text);
  });
  servePreviews(app, services);
  app.get(offlinePath, (request, reply) => answerOfflinePage(services, request, reply));
  app.get('/*', (request, reply) => answerPage(services, request, reply));
  takeForms(app, services, api);
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    onRequest: refuseMethod,
    handler: refuseMethod,
  });
}
