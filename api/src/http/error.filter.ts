import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer, ErrorCode } from 'shared-contracts';
import { isDatabaseReadOnly, isDatabaseUnavailable } from '../database/postgres.errors.ts';
import { AppError, DatabaseReadOnlyError, DatabaseUnavailableError } from './app.errors.ts';
import { RepeatReads } from './repeat-reads.service.ts';
import { requestLanguage } from './request.parser.ts';
import { fieldTexts } from './validation-texts.format.ts';

interface Failure {
  status: number;
  body: ErrorAnswer;
  headers?: Readonly<Record<string, string>>;
}

interface KnownStatus {
  code: ErrorCode;
  message: string;
}

/** Errors of the framework. Its messages may quote the request, so own messages are sent. */
const known: Record<number, KnownStatus> = {
  400: { code: 'bad_request', message: 'The request is not well-formed.' },
  401: { code: 'unauthenticated', message: 'You are not signed in.' },
  // Own refusals are AppErrors. The only other 403 is Nest's origin check.
  403: { code: 'foreign_origin', message: 'This request comes from another site.' },
  404: { code: 'not_found', message: 'There is nothing at this address.' },
  408: { code: 'request_timeout', message: 'The request took too long to arrive.' },
  413: { code: 'payload_too_large', message: 'The request is too large.' },
  414: { code: 'uri_too_long', message: 'The address is too long.' },
  415: { code: 'unsupported_media_type', message: 'This content type is not supported.' },
  // Headers are too long. The contract has no code for it.
  431: { code: 'bad_request', message: 'The headers of the request are too long.' },
  429: { code: 'too_many_requests', message: 'Too many requests. Try again later.' },
  503: { code: 'service_unavailable', message: 'The service is not available at the moment.' },
};

const internal: KnownStatus = { code: 'internal_error', message: 'Something went wrong on our side.' };

/** Maps any error to the error format of the API. Unknown errors reveal no details. */
export function toFailure(error: unknown): Failure {
  if (error instanceof AppError) return ofAppError(error);
  if (isDatabaseReadOnly(error)) return ofAppError(new DatabaseReadOnlyError());
  if (isDatabaseUnavailable(error)) return ofAppError(new DatabaseUnavailableError());
  if (isMalformedJson(error)) return answer(400, { code: 'malformed_json', message: 'The body is not valid JSON.' });
  const status = statusOf(error);
  const described = known[status];
  if (described !== undefined) return answer(status, described);
  return status >= 400 && status < 500 ? answer(status, known[400]!) : answer(500, internal);
}

function ofAppError(error: AppError): Failure {
  const { status, code, message, fields, requiresVerification, retryAfterSeconds, current, problems } = error;
  const body: ErrorAnswer = { error: message, message, code };
  if (fields !== undefined) body.fields = { ...fields };
  if (requiresVerification) body.requiresVerification = true;
  if (current !== undefined) body.current = current;
  if (problems !== undefined) body.problems = [...problems];
  if (retryAfterSeconds === 0) return { status, body };
  return { status, body, headers: { 'retry-after': String(retryAfterSeconds) } };
}

/** Adds the seconds of a `Retry-After` header to the body. */
function withRetryAfter(body: ErrorAnswer, header: unknown): ErrorAnswer {
  const retryAfterSeconds = Number(header ?? 0);
  return retryAfterSeconds > 0 ? { ...body, retryAfterSeconds } : body;
}

function answer(status: number, { code, message }: KnownStatus): Failure {
  return { status, body: { error: message, message, code } };
}

/** Nest's exceptions and Fastify's errors both carry a status. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : 500;
}

/** Covers Fastify's parser, `JSON.parse` and the rejection of `__proto__`. */
function isMalformedJson(error: unknown): boolean {
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return true;
  return error instanceof SyntaxError && statusCode === 400;
}

/** Writes all error responses, except those for malformed URLs, which fail before Nest. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly reads: RepeatReads) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (!(await this.reads.repeat(error, request, reply))) await sendFailure(error, request, reply);
  }
}

export async function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { status, body, headers = {} } = toFailure(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (reply.sent) return;
  reply.code(status).headers(headers).removeHeader('etag').header('cache-control', 'no-store');
  // Set by the error, or by the throttler guard.
  const waiting = withRetryAfter(body, reply.getHeader('retry-after'));
  await reply.type('application/json').send(withTexts(waiting, request));
}

function withTexts(body: ErrorAnswer, { headers }: FastifyRequest): ErrorAnswer {
  if (body.fields === undefined) return body;
  return { ...body, fieldTexts: fieldTexts(body.fields, requestLanguage(headers)) };
}
