import { applyDecorators } from '@nestjs/common';
import { ApiDefaultResponse, ApiOkResponse, ApiOperation, ApiParam, ApiQuery } from '@nestjs/swagger';
import type { Endpoint, Variables } from 'shared-contracts';

/** Any endpoint of shared-contracts, whatever its types. */
export type AnyEndpoint = Pick<Endpoint<Variables, unknown, unknown>, 'name' | 'method' | 'template'>;

/** A call as OpenAPI shows it, of the contract's own types. */
export interface Example<Answer = unknown, Body = unknown> {
  answer: Answer;
  body?: Body;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  repeatable: boolean;
}

/** Parameters of an RFC 6570 template: `{id}` is in the path, `{?a,b*}` in the query, `b` once or more. */
export function templateParameters(template: string): Parameter[] {
  return [...template.matchAll(/\{([?&]?)([^}]+)\}/g)].flatMap(([, operator, names]) =>
    (names ?? '').split(',').map((name) => ({
      name: name.replace('*', ''),
      in: operator === '' ? ('path' as const) : ('query' as const),
      repeatable: name.endsWith('*'),
    })),
  );
}

const errorAnswer = {
  type: 'object',
  required: ['error', 'message', 'code'],
  properties: {
    error: { type: 'string' },
    message: { type: 'string' },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

function documentParameter({ name, in: place, repeatable }: Parameter): MethodDecorator {
  if (place === 'path') return ApiParam({ name, type: String });
  return ApiQuery({ name, type: String, isArray: repeatable, required: false });
}

/** What OpenAPI says about an endpoint, taken from its contract. */
export function documentEndpoint({ name, template }: AnyEndpoint, example?: Example): MethodDecorator {
  return applyDecorators(
    ApiOperation({ operationId: name, summary: `\`${name}\` of shared-contracts` }),
    ...templateParameters(template).map(documentParameter),
    ApiOkResponse(example === undefined ? {} : { content: { 'application/json': { example: example.answer } } }),
    ApiDefaultResponse({ description: 'An error', schema: errorAnswer }),
  );
}
