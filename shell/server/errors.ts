import { STATUS_CODES } from 'node:http';
import { escapeUTF8 as escapeHtml } from 'entities';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/** Longer addresses are rejected: the longest search of the site has a few hundred characters. */
const longestUrl = 4096;

const codes: Record<number, ErrorCode> = {
  404: 'not_found',
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
};

/** Body for invalid HTTP, timeouts and connections over the limit, which are answered without a request. */
export function connectionErrorBody(status: number): ErrorAnswer {
  const code = codes[status] ?? 'bad_request';
  return { error: code, message: STATUS_CODES[status] ?? '', code };
}

/** Errors of handlers and parsers. Internal details are only logged. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status < 500) {
    return sendError(request, reply, { status, code: codes[status] ?? 'bad_request', message: error.message });
  }
  request.log.error({ err: error }, 'request failed');
  return sendError(request, reply, { status: 500, code: 'internal_error', message: 'Something went wrong' });
}

/** Errors before routing, above all addresses that cannot be decoded. No hook has run, so the headers are set here. */
export function answerUnreadable(headers: Readonly<Record<string, string>>) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers);
    sendError(request, reply, { status: 400, code: 'bad_request', message: 'This address cannot be read' });
  };
}

/**
 * The address for the router, which rejects paths that cannot be decoded. A page path of this kind is escaped and
 * matched literally, which results in the not-found page.
 */
export function routableUrl(url: string): string {
  if (!isPageAddress(url)) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** Addresses of calls and files that can be decoded and are still invalid. Page addresses are answered by pages. */
export function refuseBadAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isPageAddress(request.url)) return undefined;
    if (request.url.length > longestUrl) {
      return sendError(request, reply, { status: 400, code: 'uri_too_long', message: 'This address is too long' });
    }
    if (/%00|\0/.test(request.url)) {
      return sendError(request, reply, { status: 400, code: 'bad_request', message: 'This address cannot be read' });
    }
    return undefined;
  });
}
