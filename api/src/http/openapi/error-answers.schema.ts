import { errorCodes, type ErrorCode, type Method } from 'shared-contracts';
import type { Access } from '../access.decorator.ts';
import type { ErrorCodes, HandlerDocs } from './handler-docs.decorator.ts';
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
export function errorCodesOf(
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
export const errorBody = (codes: readonly ErrorCode[], properties: Record<string, JsonSchema> = {}): JsonSchema => ({
  allOf: [
    { $ref: '#/components/schemas/ErrorAnswer' },
    { type: 'object', properties: { code: { enum: [...codes] }, ...properties } },
  ],
});
