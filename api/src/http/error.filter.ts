import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toFailure, withRetryAfter } from './error-answer.ts';

/** The only place where a failure becomes an answer (malformed addresses apart, which never get this far). */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    await sendFailure(error, request, reply);
  }
}

export async function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { status, body, headers = {} } = toFailure(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (reply.sent) return;
  reply.code(status).headers(headers).removeHeader('etag').header('cache-control', 'no-store');
  // Of the failure, or of the guard that counts requests.
  await reply.type('application/json').send(withRetryAfter(body, reply.getHeader('retry-after')));
}
