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

const targets = new WeakMap<FastifyRequest, Target>();

/** What a call is about: name → id. `userId` is whose account. */
export type Target = Readonly<Record<string, string | number>>;

/** Says what a request has made, or names in its body; what its address names is known. Again: in addition. */
export function noteTarget(request: FastifyRequest, target: Target): void {
  targets.set(request, { ...targets.get(request), ...target });
}

export const targetOf = (request: FastifyRequest): Target => ({
  ...(request.params as Target),
  ...targets.get(request),
});

/** Null: of nobody who is known. */
export const accountOf = (request: FastifyRequest): number | null => accounts.get(request) ?? null;
