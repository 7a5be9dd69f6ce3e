import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

const codes: Readonly<Record<number, string>> = {
  400: 'bad_request',
  401: 'unauthorized',
  404: 'not_found',
  410: 'gone',
  413: 'too_large',
  415: 'unsupported_media_type',
  422: 'invalid',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** Every error has the same shape: `{ error, message }`, with `fields` for invalid fields. */
export function sendError(
  reply: FastifyReply,
  status: number,
  message: string,
  fields?: Record<string, string>,
): FastifyReply {
  if (status === 429 || status === 503) void reply.header('retry-after', '2');
  return reply.code(status).send({ error: codes[status] ?? 'error', message, ...(fields ? { fields } : {}) });
}

/** Errors of Fastify, such as invalid JSON, get the same format. */
export function useErrorResponses(server: FastifyInstance): void {
  server.setNotFoundHandler((request, reply) =>
    sendError(reply, 404, `No such address: ${request.method} ${request.url}`),
  );
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return sendError(reply, status, status >= 500 ? 'Internal error of the sandbox' : error.message);
  });
}
