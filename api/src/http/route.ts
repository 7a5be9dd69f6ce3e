import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import { routePath, type Method } from 'shared-contracts';
import { documentEndpoint, type AnyEndpoint } from './endpoint-docs.ts';

export const endpointMetadata = 'endpoint';

const methods: Record<Method, RequestMethod> = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  PATCH: RequestMethod.PATCH,
  DELETE: RequestMethod.DELETE,
};

/** Method and path of a handler, taken from the contract and written nowhere else. */
export function Route(endpoint: AnyEndpoint): MethodDecorator {
  return applyDecorators(
    RequestMapping({ method: methods[endpoint.method], path: routePath(endpoint.template) }),
    HttpCode(200),
    SetMetadata(endpointMetadata, endpoint),
    documentEndpoint(endpoint),
  );
}
