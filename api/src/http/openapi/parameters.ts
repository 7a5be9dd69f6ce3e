import { templateParameters, type AnyEndpoint, type AnyExample, type Parameter } from '../endpoint-docs.ts';
import { isUuid } from '../uuid.ts';
import type { HandlerDocs } from './handler-docs.ts';
import { toJsonSchema, type JsonSchema } from './json-schema.ts';

export interface DocumentedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

/** Path parameters that are no ids. */
const descriptions: Readonly<Record<string, string>> = {
  hash: 'Hash of the content',
  part: 'Number of the part, from 1',
  token: 'Token of a mailed link',
  source: 'Where the address was published',
};

function describeId(value: unknown): string | undefined {
  if (typeof value !== 'string' || isUuid(value)) return undefined;
  return /^\d+$/.test(value) ? 'Number' : 'Number or slug';
}

/** Every path parameter is a string in the contract; the example shows whether it is a UUID. */
function describePathParameter({ name }: Parameter, { variables = {} }: AnyExample): DocumentedParameter {
  const value = variables[name];
  const schema: JsonSchema =
    typeof value === 'string' && isUuid(value) ? { type: 'string', format: 'uuid' } : { type: 'string' };
  const description = descriptions[name] ?? describeId(value);
  return {
    name,
    in: 'path',
    required: true,
    schema,
    ...(description !== undefined && { description }),
    ...(value !== undefined && { example: value }),
  };
}

function describeQuery(parameters: readonly Parameter[], { query }: HandlerDocs): DocumentedParameter[] {
  const { properties = {}, required = [] } = query === undefined ? {} : toJsonSchema(query);
  const names = new Set([...parameters.map(({ name }) => name), ...Object.keys(properties)]);
  return [...names].map((name) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: properties[name] ?? { type: 'string' },
  }));
}

const conditional = { 'If-None-Match': 'ETag of a stored answer: 304 while it is current' };

function describeHeaders({ headers, isConditional = false }: HandlerDocs): DocumentedParameter[] {
  const all = { ...headers, ...(isConditional && conditional) };
  return Object.entries(all).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }));
}

/** Path, query and header parameters of an operation. */
export function describeParameters({ template }: AnyEndpoint, docs: HandlerDocs): DocumentedParameter[] {
  const all = templateParameters(template);
  const path = all.filter((one) => one.in === 'path').map((one) => describePathParameter(one, docs.example ?? {}));
  const query = all.filter((one) => one.in === 'query');
  return [...path, ...describeQuery(query, docs), ...describeHeaders(docs)];
}
