import { escapeUTF8 as escapeHtml } from 'entities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brand, type ErrorAnswer, type ErrorCode } from 'shared-contracts';

interface Problem {
  status: number;
  code: ErrorCode;
  message: string;
}

/** Answers page addresses with an HTML page, and all others with an `ErrorAnswer`. */
export function sendError(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { status, code, message } = problem;
  reply.code(status).header('cache-control', 'no-store');
  if (wantsPage(request)) return reply.type('text/html; charset=utf-8').send(errorPage(status));
  return reply.send({ error: code, message, code } satisfies ErrorAnswer);
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body: ErrorAnswer = { error: 'not_found', message: `There is no ${request.url}`, code: 'not_found' };
  return reply.code(404).header('cache-control', 'no-store').send(body);
}

/** Calls and files, which are requested by programs. */
const programs =
  /^\/(?:api|wp-json|assets|remotes|feeds)(?=[/?]|$)|^\/(?:registry\.json|sw\.js|sitemap[\w-]*\.xml)(?=\?|$)/;

/** Whether the address is a page: neither a call nor a file. */
export function isPageAddress(url: string): boolean {
  return !programs.test(url);
}

/** For any `Accept` header other than JSON alone. */
function wantsPage({ url, headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? '';
  return isPageAddress(url) && (accept.includes('text/html') || !accept.includes('application/json'));
}

/** For requests that fail before a page is rendered: plain HTML without scripts, styles or other dependencies. */
function errorPage(status: number): string {
  const title = status < 500 ? 'Não conseguimos ler este endereço' : 'Ocorreu um erro';
  const english = status < 500 ? 'We could not read this address.' : 'Something went wrong.';
  return `<!doctype html>
<html lang="pt"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(`${title} | ${brand.name}`)}</title></head>
<body><h1>${title}</h1><p lang="en">${english}</p><p><a href="/">${brand.name}</a></p></body></html>`;
}
