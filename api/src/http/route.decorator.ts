import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import { routePath, type Endpoint, type Method, type Role, type Variables } from 'shared-contracts';
import { Documents, type Example } from './openapi/handler-docs.decorator.ts';

/** Who may call a route. */
export type Access = { kind: 'public'; readsSession: boolean } | { kind: 'authenticated'; role: Role | null };

export const accessMetadata = 'access';

/** The route needs no session. The session is read only where it changes the response, so that most responses need no database. */
export const Public = ({ readsSession = false } = {}) =>
  SetMetadata<string, Access>(accessMetadata, { kind: 'public', readsSession });

/** Requires a session, or a session of that role: 401 `unauthenticated`, 403 `forbidden`. */
export const Authenticated = ({ role }: { role?: Role } = {}) =>
  SetMetadata<string, Access>(accessMetadata, { kind: 'authenticated', role: role ?? null });

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
