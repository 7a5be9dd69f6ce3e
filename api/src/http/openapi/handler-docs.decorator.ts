import type { Endpoint, ErrorCode, Variables } from 'shared-contracts';
import type { Described } from './json.schema.ts';

/** Any endpoint of shared-contracts. */
export type AnyEndpoint = Pick<Endpoint<Variables, unknown, unknown>, 'name' | 'method' | 'template'>;

/** Status → error codes. */
export type ErrorCodes = Readonly<Record<number, readonly ErrorCode[]>>;

/** For a form: its text parts. A file has no example. */
type BodyExample<Body> = Body extends FormData ? Readonly<Record<string, string>> : Body extends Blob ? null : Body;

/**
 * An example call for OpenAPI, typed by the contract. `answer` is the JSON body; undefined for a GET that redirects (302) and for
 * other methods without a response body. A response of another type has a `contentType` instead. `variables` are values of the
 * template, `alsoWith` other statuses with the same body.
 */
export type Example<Answer = unknown, Body = undefined, Arg extends Variables = Variables> = {
  variables?: { readonly [Name in keyof Arg]?: Arg[Name] };
  alsoWith?: readonly number[];
} & ([Body] extends [undefined] ? { body?: undefined } : { body: BodyExample<Body> }) &
  (Answer extends Blob | string ? { contentType: string } : { answer: Answer });

export type ExampleOf<E> = E extends Endpoint<infer Arg, infer Answer, infer Body> ? Example<Answer, Body, Arg> : never;

/** An example of any endpoint. */
export interface AnyExample {
  variables?: Variables;
  alsoWith?: readonly number[];
  body?: unknown;
  answer?: unknown;
  contentType?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  repeatable: boolean;
}

/** Parameters of an RFC 6570 template: `{id}` is in the path, `{?a,b*}` in the query; `b` is repeatable. */
export function templateParameters(template: string): Parameter[] {
  return [...template.matchAll(/\{([?&]?)([^{}]+)\}/g)].flatMap(([, operator, names]) =>
    (names ?? '').split(',').map((name) => ({
      name: name.replace('*', ''),
      in: operator === '' ? ('path' as const) : ('query' as const),
      repeatable: name.endsWith('*'),
    })),
  );
}

/** The file part of a form. */
export interface FormDocs {
  part: string;
  contentTypes: readonly string[];
  /** Whether JSON is accepted instead of a form. */
  orJson: boolean;
}

interface Reader extends Described {
  isValid: (value: unknown) => Promise<boolean>;
}

/** Inputs and outputs of a handler beyond its contract. Set by the decorators that implement them. */
export interface HandlerDocs {
  example?: AnyExample;
  /** Reads the body, or the text parts of a form. */
  body?: Reader;
  query?: Reader;
  form?: FormDocs;
  /** Content type of a body that is a file. */
  bytes?: string;
  /** Name of a request header → description. */
  headers?: Readonly<Record<string, string>>;
  /** Name of a header of the successful response → description. */
  answerHeaders?: Readonly<Record<string, string>>;
  /** Whether a request with a current `ETag` gets 304. */
  isConditional?: boolean;
  /** Whether the successful response is 204. */
  answersNothing?: boolean;
  /** Errors of the handler. Those of access, validation and throttling are added. */
  errors?: ErrorCodes;
  /** The record that a 409 carries in `current` (`RecordChangedError`). */
  current?: CurrentRecord;
}

/** A record as returned by an endpoint. */
interface CurrentRecord {
  endpoint: AnyEndpoint;
  example: AnyExample;
  code: ErrorCode;
}

const metadata = 'handler-docs';

const ownDocs = (target: object) => (Reflect.getMetadata(metadata, target) as HandlerDocs | undefined) ?? {};

/** Merges the codes of each status. */
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

/** The docs of a handler, merged with those of its controller. */
export const docsOf = (controller: object, handler: object): HandlerDocs =>
  merge(ownDocs(controller), ownDocs(handler));

const addDocs = (target: object, docs: HandlerDocs): void =>
  Reflect.defineMetadata(metadata, merge(ownDocs(target), docs), target);

/** Adds docs to a handler, or to all handlers of a controller. */
export const Documents =
  (docs: HandlerDocs): MethodDecorator & ClassDecorator =>
  (target: object, name?: string | symbol) =>
    addDocs(name === undefined ? target : handlerOf(target, name), docs);

/** Adds error codes of the handler by status. Those of access, validation and throttling are added automatically. */
export const DocumentsErrors = (errors: ErrorCodes) => Documents({ errors });

/** Adds 409 `code` for a write that names an outdated version. The body has the record as returned by `endpoint`. */
export const DocumentsRecordChanged = (code: ErrorCode, endpoint: AnyEndpoint, example: AnyExample) =>
  Documents({ errors: { 409: [code] }, current: { code, endpoint, example } });

/** Makes a parameter decorator that documents its input. */
export const documented =
  (read: ParameterDecorator, docs: HandlerDocs): ParameterDecorator =>
  (prototype, name, index) => {
    read(prototype, name, index);
    if (name !== undefined) addDocs(handlerOf(prototype, name), docs);
  };

function handlerOf(prototype: object, name: string | symbol): object {
  return (prototype as Record<string | symbol, object>)[name]!;
}
