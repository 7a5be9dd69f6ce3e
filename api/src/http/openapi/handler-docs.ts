import type { ErrorCode } from 'shared-contracts';
import type { AnyEndpoint, AnyExample, ErrorCodes } from '../endpoint-docs.ts';
import type { Described } from './json-schema.ts';

/** The file of a form, beside its text parts. */
export interface FormDocs {
  part: string;
  contentTypes: readonly string[];
  /** Whether JSON is taken in place of a form. */
  orJson: boolean;
}

interface Reader extends Described {
  isValid: (value: unknown) => Promise<boolean>;
}

/** What a handler reads and answers beyond its contract. Stated by the decorators that implement it. */
export interface HandlerDocs {
  example?: AnyExample;
  /** Reads the body, or the text parts of a form. */
  body?: Reader;
  query?: Reader;
  form?: FormDocs;
  /** Name of a request header → what it does. */
  headers?: Readonly<Record<string, string>>;
  /** Name of a header of the successful answer → what it contains. */
  answerHeaders?: Readonly<Record<string, string>>;
  /** Whether a known `ETag` is answered with 304. */
  isConditional?: boolean;
  /** Errors of the handler itself; those of access, validation and throttling are added. */
  errors?: ErrorCodes;
  /** The record that a 409 carries in `current` (`RecordChangedError`). */
  current?: CurrentRecord;
}

/** A record as an endpoint answers it. */
export interface CurrentRecord {
  endpoint: AnyEndpoint;
  example: AnyExample;
  code: ErrorCode;
}

const metadata = 'handler-docs';

const ownDocs = (target: object) => (Reflect.getMetadata(metadata, target) as HandlerDocs | undefined) ?? {};

/** Both lists for each status. */
function mergeErrors(first: ErrorCodes = {}, second: ErrorCodes = {}): ErrorCodes {
  const statuses = new Set([...Object.keys(first), ...Object.keys(second)].map(Number));
  return Object.fromEntries(
    [...statuses].map((status) => [status, [...new Set([...(first[status] ?? []), ...(second[status] ?? [])])]]),
  );
}

function merge(known: HandlerDocs, docs: HandlerDocs): HandlerDocs {
  const headers = { ...known.headers, ...docs.headers };
  const answerHeaders = { ...known.answerHeaders, ...docs.answerHeaders };
  return { ...known, ...docs, headers, answerHeaders, errors: mergeErrors(known.errors, docs.errors) };
}

/** Docs of a handler, with those of its controller. */
export const docsOf = (controller: object, handler: object): HandlerDocs =>
  merge(ownDocs(controller), ownDocs(handler));

const addDocs = (target: object, docs: HandlerDocs): void =>
  Reflect.defineMetadata(metadata, merge(ownDocs(target), docs), target);

/** Adds to the docs of a handler, or of every handler of a controller. */
export const Documents =
  (docs: HandlerDocs): MethodDecorator & ClassDecorator =>
  (target: object, name?: string | symbol) =>
    addDocs(name === undefined ? target : handlerOf(target, name), docs);

/** Status → codes of the errors that the handler answers, beside those of access, validation and throttling. */
export const DocumentsErrors = (errors: ErrorCodes) => Documents({ errors });

/** 409 `code` of a write that names an outdated version, with the record as `endpoint` answers it. */
export const DocumentsRecordChanged = (code: ErrorCode, endpoint: AnyEndpoint, example: AnyExample) =>
  Documents({ errors: { 409: [code] }, current: { code, endpoint, example } });

/** A parameter decorator that documents what it reads. */
export const documented =
  (read: ParameterDecorator, docs: HandlerDocs): ParameterDecorator =>
  (prototype, name, index) => {
    read(prototype, name, index);
    if (name !== undefined) addDocs(handlerOf(prototype, name), docs);
  };

function handlerOf(prototype: object, name: string | symbol): object {
  return (prototype as Record<string | symbol, object>)[name]!;
}
