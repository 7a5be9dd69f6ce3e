import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer, ErrorCode } from 'shared-contracts';
import { errorPage } from './error-page.ts';

interface Problem {
  status: number;
  code: ErrorCode;
  message: string;
}

/** Answers with a page to somebody who reads pages, with an `ErrorAnswer` to a program. */
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

function wantsPage({ url, headers }: FastifyRequest): boolean {
  return !/^\/(?:api|wp-json)\b/.test(url) && (headers.accept ?? '').includes('text/html');
}
