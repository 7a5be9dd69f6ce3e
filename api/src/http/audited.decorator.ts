import { SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export const auditedMetadata = 'audited';

/** Records the call in the audit log for a year. Changes by admins are recorded without this decorator. */
export const Audited = () => SetMetadata(auditedMetadata, true);

const accounts = new WeakMap<FastifyRequest, number>();

/** Sets the account of a request: that of the session, or the one that a sign-in names. */
export function noteAccount(request: FastifyRequest, userId: number): void {
  accounts.set(request, userId);
}

const targets = new WeakMap<FastifyRequest, Target>();

/** Ids of the call's target by name. `userId` is the affected account. */
export type Target = Readonly<Record<string, string | number>>;

/** Adds ids of created records or of records named in the body. Ids of the URL are always included. Repeated calls add up. */
export function noteTarget(request: FastifyRequest, target: Target): void {
  targets.set(request, { ...targets.get(request), ...target });
}

export const targetOf = (request: FastifyRequest): Target => ({
  ...(request.params as Target),
  ...targets.get(request),
});

/** Null: the account is unknown. */
export const accountOf = (request: FastifyRequest): number | null => accounts.get(request) ?? null;
