import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { idempotencyHeader } from 'shared-contracts';
import { InvalidRequestError } from './app.errors.ts';
import { documented } from './openapi/handler-docs.decorator.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const readKey = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers[idempotencyHeader];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !uuid.test(key)) throw new InvalidRequestError({ [idempotencyHeader]: 'not a UUID' });
  return key.toLowerCase();
});

/** The `Idempotency-Key` header: a UUID in lower case, or null if it is absent. Other values are refused. */
export const IdempotencyKey = () =>
  documented(readKey(), { headers: { 'Idempotency-Key': 'A UUID: a repeated call answers what the first one did' } });
