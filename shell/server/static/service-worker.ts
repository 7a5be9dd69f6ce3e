import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config.ts';
import { sendCompressed } from '../documents/compress.ts';
import type { ShellBuild } from '../registry/shell-manifest.ts';

/** A worker asks our own origin for everything, and runs one file. Under the policy of other files it could ask for nothing. */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** Takes the place of any worker, and leaves nothing: no worker, nothing kept. Open pages go on. */
const lastWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': workerPolicy,
  vary: 'accept-encoding',
} as const;

export interface ServiceWorker {
  code: string;
  etag: string;
}

/**
 * What `/sw.js` answers. The shell's version stands in it, so that browsers install it anew with every shell: that is when
 * the offline page is read again.
 */
export async function readServiceWorker(
  { serviceWorker, shellDir }: Pick<ServerConfig, 'serviceWorker' | 'shellDir'>,
  { manifest }: ShellBuild,
): Promise<ServiceWorker> {
  if (serviceWorker === 'off' || manifest.serviceWorker === null) return withEtag(lastWorker);
  const code = await readFile(path.join(shellDir, manifest.serviceWorker), 'utf8');
  return withEtag(`${code}\n// shell ${manifest.version}\n`);
}

const withEtag = (code: string): ServiceWorker => ({
  code,
  etag: `W/"${createHash('sha256').update(code).digest('base64url')}"`,
});

/** Browsers ask with every page that they go to, and mostly for what they have. */
export async function sendServiceWorker(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, etag }: ServiceWorker,
): Promise<FastifyReply> {
  reply.headers(headers).header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return sendCompressed(request, reply, code);
}
