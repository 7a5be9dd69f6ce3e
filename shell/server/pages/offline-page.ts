import { randomBytes } from 'node:crypto';
import { escapeUTF8 as escapeHtml } from 'entities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brand, type Language } from 'shared-contracts';
import { contentStyles } from '../documents/content-styles.ts';
import { fontPreloads, themeScript } from '../documents/scripts.ts';
import { sendError } from '../errors.ts';
import { pagePolicy } from '../security-headers.ts';
import { sendCompressed } from '../static/content-encoding.ts';
import { contextOf, type PageServices } from './answer-page.ts';
import { toPageRequest } from './page-request.ts';

export const offlinePath = '/offline';

const titles: Record<Language, string> = { pt: 'Sem ligação à Internet', en: 'Offline' };

/** The page that the service worker answers without a connection: the shell's own, readable without its script. */
export async function answerOfflinePage(
  services: PageServices,
  raw: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, shell, brandFiles, site, contentOf } = services;
  const { host, number, styledVersion, remotes } = site.current();
  const request = toPageRequest(raw);
  const { language } = request;
  const context = contextOf(config, request, 200);
  const registry = { contract: 1, remotes } as const;
  const rendering = { part: 'offline', path: offlinePath, language, data: [], context, registry } as const;
  const content = await contentOf(host, { id: 'shell', request: rendering, version: String(number) });
  if (content === null) return sendError(raw, reply, unavailable);
  const nonce = randomBytes(16).toString('base64');
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-cache',
    'content-security-policy': pagePolicy(nonce, [themeScript], []),
    vary: 'cookie, accept-encoding',
  });
  return sendCompressed(
    raw,
    reply,
    `<!doctype html>
<html lang="${language}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${brand.themeColor.light}">
<script>${themeScript}</script>
<title>${escapeHtml(`${titles[language]} | ${brand.name}`)}</title>
<link rel="icon" href="${brandFiles.logo}" type="image/svg+xml">
<style nonce="${nonce}">${shell.css}</style>
${contentStyles(content.styles, nonce, styledVersion)}
${fontPreloads(shell.manifest)}
</head>
<body>${content.html}</body>
</html>`,
  );
}

const unavailable = {
  status: 503,
  code: 'service_unavailable',
  message: 'The offline page cannot be rendered now',
} as const;
