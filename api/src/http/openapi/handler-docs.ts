import type { AnyExample } from '../endpoint-docs.ts';
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

/** What a handler reads and answers, beside what its contract tells: said by the decorators that do it. */
export interface HandlerDocs {
  example?: AnyExample;
  /** Reads the body, or the text parts of a form. */
  body?: Reader;
  query?: Reader;
  form?: FormDocs;
  /** Name of a header → what it does. */
  headers?: Readonly<Record<string, string>>;
  /** Status → when the handler refuses by itself, beside what access and schemas do. */
  refusals?: Readonly<Record<number, string>>;
}

const metadata = 'handler-docs';

export function docsOf(handler: object): HandlerDocs {
  return (Reflect.getMetadata(metadata, handler) as HandlerDocs | undefined) ?? {};
}

function addDocs(handler: object, docs: HandlerDocs): void {
  const known = docsOf(handler);
  const headers = { ...known.headers, ...docs.headers };
  Reflect.defineMetadata(metadata, { ...known, ...docs, headers }, handler);
}

/** Says of a handler what it documents. */
export const Documents =
  (docs: HandlerDocs): MethodDecorator =>
  (prototype, name) =>
    addDocs(handlerOf(prototype, name), docs);

/** A parameter that says what it reads. */
export const documented =
  (read: ParameterDecorator, docs: HandlerDocs): ParameterDecorator =>
  (prototype, name, index) => {
    read(prototype, name, index);
    if (name !== undefined) addDocs(handlerOf(prototype, name), docs);
  };

function handlerOf(prototype: object, name: string | symbol): object {
  return (prototype as Record<string | symbol, object>)[name]!;
}
