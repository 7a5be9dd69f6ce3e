import type { Access } from '../access.ts';
import { templateParameters, type AnyEndpoint, type AnyExample, type Parameter } from '../endpoint-docs.ts';
import type { RegisteredRoute } from '../registered-routes.ts';
import { schemaOfExample } from './example-schema.ts';
import type { FormDocs, HandlerDocs } from './handler-docs.ts';
import { toJsonSchema, type JsonSchema } from './json-schema.ts';

/** Names of what the document has once for all operations. */
export const sessionScheme = 'session';
export const errorSchema = 'Error';

interface MediaType {
  schema: JsonSchema | { $ref: string };
  example?: unknown;
  encoding?: Record<string, { contentType: string }>;
}
type Content = Record<string, MediaType>;

interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Content;
}

interface DocumentedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: DocumentedParameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Answer>;
  security?: Record<string, string[]>[];
}

/** "listManagedJobs" → "List managed jobs". */
const toSentence = (name: string) =>
  name.replace(/^[a-z]/, (first) => first.toUpperCase()).replaceAll(/(?<=.)[A-Z]/g, (one) => ` ${one.toLowerCase()}`);

const exampleOf = (value: unknown) => (value === undefined ? {} : { example: value });

/** What a name in a path stands for. Of an id the example tells: a UUID has its format, a slug stands for a number too. */
const descriptions: Readonly<Record<string, string>> = {
  hash: 'Names the content',
  part: 'Number of the part, from 1',
  token: 'Of a link: whoever has it may',
};

function describeValue(value: unknown): string | undefined {
  if (typeof value !== 'string' || schemaOfExample(value).format !== undefined) return undefined;
  return /^\d+$/.test(value) ? 'Number' : 'Number or slug';
}

function describePathParameter({ name }: Parameter, { variables = {} }: AnyExample): DocumentedParameter {
  const value = variables[name];
  const schema = value === undefined ? ({ type: 'string' } as const) : schemaOfExample(value);
  const description = descriptions[name] ?? describeValue(value);
  return { name, in: 'path', required: true, schema, ...(description && { description }), ...exampleOf(value) };
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

function describeParameters({ template }: AnyEndpoint, docs: HandlerDocs): DocumentedParameter[] {
  const all = templateParameters(template);
  const path = all.filter((one) => one.in === 'path').map((one) => describePathParameter(one, docs.example ?? {}));
  const headers = Object.entries(docs.headers ?? {}).map(([name, description]): DocumentedParameter => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  }));
  const query = all.filter((one) => one.in === 'query');
  return [...path, ...describeQuery(query, docs), ...headers];
}

function describeForm({ part, contentTypes }: FormDocs, { properties, required = [] }: JsonSchema): MediaType {
  const file = { type: 'string', format: 'binary' } as const;
  return {
    schema: { type: 'object', properties: { ...properties, [part]: file }, required: [...required, part] },
    encoding: { [part]: { contentType: contentTypes.join(', ') } },
  };
}

function describeBody({ body, form, example }: HandlerDocs): Pick<Operation, 'requestBody'> {
  if (body === undefined && form === undefined) return {};
  const schema = body === undefined ? {} : toJsonSchema(body);
  const shown = exampleOf(example?.body);
  if (form === undefined) {
    return {
      requestBody: { required: schema.required !== undefined, content: { 'application/json': { schema, ...shown } } },
    };
  }
  const content = { 'multipart/form-data': { ...describeForm(form, schema), ...shown } };
  return {
    requestBody: { required: true, content: form.orJson ? { ...content, 'application/json': { schema } } : content },
  };
}

/** What is text is read as text; everything else is bytes. */
const isText = /^text\/|xml/;

function describeSuccess({ answer, contentType }: AnyExample): Record<string, Answer> {
  if (contentType !== undefined) {
    const schema: JsonSchema = isText.test(contentType) ? { type: 'string' } : { type: 'string', format: 'binary' };
    return { 200: { description: 'Done', content: { [contentType]: { schema } } } };
  }
  if (answer === undefined) {
    return {
      302: { description: 'Elsewhere', headers: { Location: { description: 'Where', schema: { type: 'string' } } } },
    };
  }
  return {
    200: { description: 'Done', content: { 'application/json': { schema: schemaOfExample(answer), example: answer } } },
  };
}

const failure = (description: string): Answer => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${errorSchema}` } } },
});

/** What access and schemas refuse. */
function describeGuards(access: Access | undefined, { body, query }: HandlerDocs): Record<string, Answer> {
  const invalid =
    body === undefined && query === undefined ? {} : { 400: failure('`validation_failed`: `fields` says why') };
  if (access?.kind !== 'authenticated') return invalid;
  const anonymous = { 401: failure('`unauthenticated`: nobody is signed in') };
  if (access.role === null) return { ...invalid, ...anonymous };
  const refused = `\`forbidden\` for who is no ${access.role}, \`second_factor_setup_required\``;
  return { ...invalid, ...anonymous, 403: failure(refused) };
}

function describeRefusals(access: Access | undefined, docs: HandlerDocs): Record<string, Answer> {
  const own = Object.entries(docs.refusals ?? {}).map(([status, when]) => [status, failure(when)] as const);
  return { ...describeGuards(access, docs), ...Object.fromEntries(own) };
}

function describeSecurity(access: Access | undefined): Pick<Operation, 'security'> {
  if (access?.kind === 'authenticated') return { security: [{ [sessionScheme]: [] }] };
  return access?.readsSession === true ? { security: [{}, { [sessionScheme]: [] }] } : {};
}

/** What OpenAPI says about an endpoint: its contract's words, and what its handler says of itself. */
export function describeOperation(endpoint: AnyEndpoint, { module, access, docs }: RegisteredRoute): Operation {
  return {
    operationId: endpoint.name,
    summary: toSentence(endpoint.name),
    tags: [toSentence(module.replace(/Module$/, ''))],
    parameters: describeParameters(endpoint, docs),
    ...describeBody(docs),
    responses: {
      ...(docs.example === undefined ? { 200: { description: 'Done' } } : describeSuccess(docs.example)),
      ...describeRefusals(access, docs),
      default: failure('Any other failure'),
    },
    ...describeSecurity(access),
  };
}
