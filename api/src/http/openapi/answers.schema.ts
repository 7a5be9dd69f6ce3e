import { STATUS_CODES } from 'node:http';
import { errorCodes, type ErrorCode, type Method } from 'shared-contracts';
import { recordChangedMessage } from '../app.errors.ts';
import type { Access } from '../route.decorator.ts';
import generated from './answer-schemas.json' with { type: 'json' };
import type { AnyEndpoint, AnyExample, ErrorCodes, HandlerDocs } from './handler-docs.decorator.ts';
import type { Content, MediaType } from './inputs.schema.ts';
import type { JsonSchema } from './json.schema.ts';

const anyRequest: ErrorCodes = {
  400: ['bad_request'],
  408: ['request_timeout'],
  411: ['length_required'],
  413: ['payload_too_large'],
  414: ['uri_too_long'],
  431: ['bad_request'],
  500: ['internal_error'],
  503: ['service_unavailable', 'read_only'],
};

const anyChange: ErrorCodes = { 403: ['foreign_origin'], 429: ['too_many_requests'] };

/** A body is parsed for all methods that can have one, even if the handler does not read it. */
const anyBody: ErrorCodes = {
  400: ['malformed_json'],
  415: ['unsupported_media_type'],
};

const readsInput = ({ body, query, headers }: HandlerDocs) =>
  body !== undefined || query !== undefined || Object.keys(headers ?? {}).length > 0;

const ofInput = (docs: HandlerDocs): ErrorCodes => (readsInput(docs) ? { 400: ['validation_failed'] } : {});

function ofAccess(access: Access | undefined): ErrorCodes {
  if (access?.kind !== 'authenticated') return {};
  if (access.role === null) return { 401: ['unauthenticated'] };
  return { 401: ['unauthenticated'], 403: ['forbidden', 'second_factor_setup_required'] };
}

/** Errors of the handler, its guards and its schemas, documented by status. */
const specific = (access: Access | undefined, docs: HandlerDocs): readonly ErrorCodes[] => [
  ofAccess(access),
  ofInput(docs),
  docs.errors ?? {},
];

/** Errors of the framework, documented by status together with specific errors, otherwise as `default`. */
const generic = (method: Method): readonly ErrorCodes[] =>
  method === 'GET' ? [anyRequest] : [anyRequest, anyChange, anyBody];

const codesIn = (lists: readonly ErrorCodes[], status: number) => lists.flatMap((codes) => codes[status] ?? []);

const statusesIn = (lists: readonly ErrorCodes[]) => new Set(lists.flatMap((codes) => Object.keys(codes).map(Number)));

/** In the order of the contract, without duplicates. */
const sorted = (codes: readonly ErrorCode[]) => errorCodes.filter((code) => codes.includes(code));

/** Statuses that are always documented, because callers of any operation must handle them. */
const alwaysShown = [400, 429];

/** Error codes of an operation by status; `default` has those of every other status. */
function errorCodesOf(
  method: Method,
  access: Access | undefined,
  docs: HandlerDocs,
): Readonly<Record<string, readonly ErrorCode[]>> {
  const [own, common] = [specific(access, docs), generic(method)];
  const shown = new Set([...statusesIn(own), ...alwaysShown.filter((status) => statusesIn(common).has(status))]);
  const other = [...statusesIn(common)].filter((status) => !shown.has(status));
  return {
    ...Object.fromEntries([...shown].map((status) => [status, sorted(codesIn([...own, ...common], status))])),
    default: sorted(other.flatMap((status) => codesIn(common, status))),
  };
}

/** The error body with one of these codes, and with properties that belong to them. */
const errorBody = (codes: readonly ErrorCode[], properties: Record<string, JsonSchema> = {}): JsonSchema => ({
  allOf: [
    { $ref: '#/components/schemas/ErrorAnswer' },
    { type: 'object', properties: { code: { enum: [...codes] }, ...properties } },
  ],
});

interface DescribedEndpoint {
  /** The contract's doc comment; may be empty. */
  description: string;
  /** Absent if the response is not JSON. */
  answer?: JsonSchema;
}

const endpoints = generated.endpoints as Readonly<Record<string, DescribedEndpoint>>;

/** Named types of the responses. Generated from shared-contracts by `npm run schemas`; CI checks that they are current. */
export const answerComponents = generated.schemas as Readonly<Record<string, JsonSchema>>;

/** The contract's description of an endpoint, by name. */
export function describedEndpoint(name: string): DescribedEndpoint {
  const endpoint = endpoints[name];
  if (endpoint === undefined) throw new Error(`${name} is missing in answer-schemas.json: run \`npm run schemas\``);
  return endpoint;
}

type Headers = Record<string, { description: string; schema: JsonSchema } | { $ref: string }>;

export interface Answer {
  description: string;
  headers: Headers;
  content?: Content;
}

/** Headers of any response, by reference. */
export const headerComponents = {
  'X-Request-Id': { description: 'Names the request in the logs', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds until another try makes sense', schema: { type: 'integer' } },
} as const satisfies Record<string, { description: string; schema: JsonSchema }>;

const reference = (name: keyof typeof headerComponents): Headers => ({
  [name]: { $ref: `#/components/headers/${name}` },
});

const requestId = reference('X-Request-Id');

function describeHeaders({ answerHeaders = {}, isConditional = false }: HandlerDocs): Headers {
  const own = Object.entries({ ...answerHeaders, ...(isConditional && { ETag: 'Version of the answer' }) });
  const described = own.map(([name, description]) => [name, { description, schema: { type: 'string' } as const }]);
  return { ...requestId, ...(Object.fromEntries(described) as Headers) };
}

/** Text is a string; other content is binary. */
const isText = /^text\/|xml/;

function describeFile(contentType: string): Content {
  const schema: JsonSchema = isText.test(contentType) ? { type: 'string' } : { type: 'string', format: 'binary' };
  return { [contentType]: { schema } };
}

function describeJson({ name }: AnyEndpoint, { answer }: AnyExample): Content | undefined {
  const schema = describedEndpoint(name).answer;
  return schema && { 'application/json': { schema, ...(answer !== undefined && { example: answer }) } };
}

function describeSuccess(endpoint: AnyEndpoint, docs: HandlerDocs): Record<string, Answer> {
  const { example = {} } = docs;
  const headers = describeHeaders(docs);
  const content =
    example.contentType === undefined ? describeJson(endpoint, example) : describeFile(example.contentType);
  if (docs.answersNothing === true) return { 204: { description: 'No Content', headers } };
  if (content === undefined && endpoint.method !== 'GET') {
    return { 200: { description: 'Success, without a body', headers } };
  }
  if (content === undefined) {
    const location = { description: 'Address of the page', schema: { type: 'string' } as const };
    return { 302: { description: 'Redirect', headers: { ...headers, Location: location } } };
  }
  const also = (example.alsoWith ?? []).map((status) => [status, { description: reason(status), headers, content }]);
  return { 200: { description: 'Success', headers, content }, ...(Object.fromEntries(also) as object) };
}

const reason = (status: number | string) => STATUS_CODES[status] ?? 'Any other error';

const notModified = (docs: HandlerDocs): Record<string, Answer> =>
  docs.isConditional === true ? { 304: { description: 'Not Modified', headers: describeHeaders(docs) } } : {};

function describeErrorBody(status: string, codes: readonly ErrorCode[], { current }: HandlerDocs): MediaType {
  const schema = current && status === '409' ? describedEndpoint(current.endpoint.name).answer : undefined;
  if (current === undefined || schema === undefined) return { schema: errorBody(codes) };
  const { code, example } = current;
  return {
    schema: errorBody(codes, { current: schema }),
    example: { error: recordChangedMessage, message: recordChangedMessage, code, current: example.answer },
  };
}

function describeError(status: string, codes: readonly ErrorCode[], docs: HandlerDocs): Answer {
  return {
    description: `${reason(status)}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
    headers: { ...requestId, ...(/429|503|default/.test(status) && reference('Retry-After')) },
    content: { 'application/json': describeErrorBody(status, codes, docs) },
  };
}

/** All responses of an operation by status. `default` has the errors that any operation can return. */
export function describeAnswers(
  endpoint: AnyEndpoint,
  access: Access | undefined,
  docs: HandlerDocs,
): Record<string, Answer> {
  const errors = Object.entries(errorCodesOf(endpoint.method, access, docs));
  return {
    ...describeSuccess(endpoint, docs),
    ...notModified(docs),
    ...Object.fromEntries(errors.map(([status, codes]) => [status, describeError(status, codes, docs)])),
  };
}
