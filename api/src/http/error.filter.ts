import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer } from 'shared-contracts';
import { toFailure, withRetryAfter } from './error-answer.ts';
import { requestLanguage } from './request-language.ts';
import { fieldTexts } from './validation-texts.ts';

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
  const waiting = withRetryAfter(body, reply.getHeader('retry-after'));
  await reply.type('application/json').send(withTexts(waiting, request));
}

function withTexts(body: ErrorAnswer, { headers }: FastifyRequest): ErrorAnswer {
  if (body.fields === undefined) return body;
  return { ...body, fieldTexts: fieldTexts(body.fields, requestLanguage(headers)) };
}
