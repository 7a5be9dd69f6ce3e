import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { applicantHeader } from 'shared-contracts';
import { documented, InvalidRequestError } from '../../http/index.ts';

const accountId = /^[1-9]\d{0,9}$/;

const readApplicant = createParamDecorator((_: unknown, context: ExecutionContext): number | null => {
  const id = context.switchToHttp().getRequest<FastifyRequest>().headers[applicantHeader];
  if (id === undefined) return null;
  if (typeof id !== 'string' || !accountId.test(id)) throw new InvalidRequestError({ [applicantHeader]: 'not an id' });
  return Number(id);
});

/**
 * Id of the account that the client expects to be signed in; null if the header is absent. Other values are rejected.
 */
export const ExpectedApplicantId = () =>
  documented(readApplicant(), {
    headers: { 'X-Applicant-Id': 'Id of the account as which the caller believes to apply' },
  });
