import { isUuid } from '../identifiers.parser.ts';
import {
  templateParameters,
  type AnyEndpoint,
  type AnyExample,
  type FormDocs,
  type HandlerDocs,
  type Parameter,
} from './handler-docs.decorator.ts';
import { toJsonSchema, type JsonSchema } from './json.schema.ts';

export interface DocumentedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

/** Path parameters that are not ids. */
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

/** All path parameters are strings in the contract. The example determines whether one is a UUID. */
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

export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
  encoding?: Record<string, { contentType: string }>;
}
export type Content = Record<string, MediaType>;

export interface RequestBody {
  required: boolean;
  content: Content;
}

/** A form has no example, because a file cannot be shown. Its text parts have one each. */
function describeForm({ part, contentTypes }: FormDocs, schema: JsonSchema, example: unknown): MediaType {
  const { properties = {}, required = [] } = schema;
  const shown = Object.entries(example ?? {});
  const texts = Object.entries(properties).map(([name, property]) => {
    const examples = shown.flatMap(([field, value]) => (field === name ? [value as unknown] : []));
    return [name, { ...property, ...(examples.length > 0 && { examples }) }] as const;
  });
  const file: JsonSchema = { type: 'string', format: 'binary' };
  return {
    // The file is the last part, so that a server that streams the form has read the text parts before it.
    schema: {
      type: 'object',
      properties: { ...Object.fromEntries(texts), [part]: file },
      required: [...required, part],
    },
    encoding: { [part]: { contentType: contentTypes.join(', ') } },
  };
}

/** The request body. The form is the first media type, because generated clients send the first one by default. */
export function describeBody({ body, bytes, form, example }: HandlerDocs): RequestBody | undefined {
  if (bytes !== undefined) {
    return { required: true, content: { [bytes]: { schema: { type: 'string', format: 'binary' } } } };
  }
  if (body === undefined && form === undefined) return undefined;
  const schema = body === undefined ? {} : toJsonSchema(body);
  if (form === undefined) {
    const shown = example?.body === undefined ? {} : { example: example.body };
    return { required: schema.required !== undefined, content: { 'application/json': { schema, ...shown } } };
  }
  const content = { 'multipart/form-data': describeForm(form, schema, example?.body) };
  return { required: true, content: form.orJson ? { ...content, 'application/json': { schema } } : content };
}
