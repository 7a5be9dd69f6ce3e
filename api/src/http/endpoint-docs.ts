import type { Endpoint, ErrorCode, Variables } from 'shared-contracts';

/** Any endpoint of shared-contracts, whatever its types. */
export type AnyEndpoint = Pick<Endpoint<Variables, unknown, unknown>, 'name' | 'method' | 'template'>;

/** Status → error codes that are answered with it. */
export type ErrorCodes = Readonly<Record<number, readonly ErrorCode[]>>;

/** Of a form: its text parts. */
type BodyExample<Body> = Body extends FormData ? Readonly<Record<string, string>> : Body;

/**
 * A call as OpenAPI shows it, with the contract's own types. `answer` is the JSON body, undefined for a GET that redirects
 * (302) and for another method without a body; a body of another type has a `contentType` instead. `variables` are values of the template. `alsoWith` are other
 * statuses with the same body.
 */
export type Example<Answer = unknown, Body = undefined, Arg extends Variables = Variables> = {
  variables?: { readonly [Name in keyof Arg]?: Arg[Name] };
  alsoWith?: readonly number[];
} & ([Body] extends [undefined] ? { body?: undefined } : { body: BodyExample<Body> }) &
  (Answer extends Blob | string ? { contentType: string } : { answer: Answer });

export type ExampleOf<E> = E extends Endpoint<infer Arg, infer Answer, infer Body> ? Example<Answer, Body, Arg> : never;

/** An example whatever its types. */
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

/** Parameters of an RFC 6570 template: `{id}` is in the path, `{?a,b*}` in the query, `b` once or more. */
export function templateParameters(template: string): Parameter[] {
  return [...template.matchAll(/\{([?&]?)([^{}]+)\}/g)].flatMap(([, operator, names]) =>
    (names ?? '').split(',').map((name) => ({
      name: name.replace('*', ''),
      in: operator === '' ? ('path' as const) : ('query' as const),
      repeatable: name.endsWith('*'),
    })),
  );
}
