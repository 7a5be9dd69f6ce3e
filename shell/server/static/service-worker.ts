import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from 'server-kit';
import type { ServerConfig } from '../config.ts';
import type { ShellBuild } from '../registry/shell-manifest.ts';
import { sendCompressed } from './content-encoding.ts';

/**
 * A worker requests everything from our own origin, and runs one file. The policy of other files would block its
 * requests.
 */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** Replaces any worker, deletes its caches and unregisters itself. Open pages continue to work. */
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
 * The answer of `/sw.js`. It contains the shell's version, so that browsers install it again with every new shell and
 * cache the current offline page.
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

/** Browsers revalidate it with every navigation, mostly without a change. */
export async function sendServiceWorker(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, etag }: ServiceWorker,
): Promise<FastifyReply> {
  reply.headers(headers).header('etag', etag);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return sendCompressed(request, reply, code);
}
