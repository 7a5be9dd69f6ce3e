import { applyDecorators, HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import { routePath, type Endpoint, type Method, type Variables } from 'shared-contracts';
import { Documents, type Example } from './openapi/handler-docs.decorator.ts';

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
