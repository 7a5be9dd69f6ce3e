import { SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export const auditedMetadata = 'audited';

/** A call that matters for an account's safety: it is kept for a year. What admins change is, without saying so. */
export const Audited = () => SetMetadata(auditedMetadata, true);

const accounts = new WeakMap<FastifyRequest, number>();

/** Says whose account a request is about: who is signed in, or who somebody says to be. */
export function noteAccount(request: FastifyRequest, userId: number): void {
  accounts.set(request, userId);
}

/** Null: of nobody who is known. */
export const accountOf = (request: FastifyRequest): number | null => accounts.get(request) ?? null;
