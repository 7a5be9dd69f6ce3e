import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { routePath, type Endpoint, type Method, type Role, type Variables } from 'shared-contracts';
import { Documents, type Example } from './openapi/handler-docs.decorator.ts';

/** Who may call a route. */
export type Access =
  | { kind: 'public'; readsSession: boolean }
  | { kind: 'authenticated'; role: Role | null; orToken: boolean };

export const accessMetadata = 'access';

/** The route needs no session. The session is read only where it changes the response, so that most responses need no database. */
export const Public = ({ readsSession = false } = {}) =>
  SetMetadata<string, Access>(accessMetadata, { kind: 'public', readsSession });

/**
 * Requires a session, or a session of that role: 401 `unauthenticated`, 403 `forbidden`. `orToken`: a request with a Bearer token is
 * checked by a guard of the route instead.
 */
export const Authenticated = ({ role, orToken = false }: { role?: Role; orToken?: boolean } = {}) =>
  SetMetadata<string, Access>(accessMetadata, { kind: 'authenticated', role: role ?? null, orToken });

export const endpointMetadata = 'endpoint';

const methods: Record<Method, RequestMethod> = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  PATCH: RequestMethod.PATCH,
  DELETE: RequestMethod.DELETE,
};

/** Sets method and path of a handler from the contract. `example` is shown in OpenAPI. */
export function Route<Arg extends Variables, Answer, Body>(
  endpoint: Endpoint<Arg, Answer, Body>,
  example?: Example<Answer, Body, Arg>,
): MethodDecorator {
  return applyDecorators(
    RequestMapping({ method: methods[endpoint.method], path: routePath(endpoint.template) }),
    HttpCode(200),
    SetMetadata(endpointMetadata, endpoint),
    Documents(example === undefined ? {} : { example }),
  );
}

/** The route responds with 204. */
export const AnswersNothing = () => applyDecorators(HttpCode(204), Documents({ answersNothing: true }));

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
