import type { Endpoint, Variables } from 'shared-contracts';

/** Any endpoint of shared-contracts, whatever its types. */
export type AnyEndpoint = Pick<Endpoint<Variables, unknown, unknown>, 'name' | 'method' | 'template'>;

/** Of a form: its text parts. */
type BodyExample<Body> = Body extends FormData ? Readonly<Record<string, string>> : Body;

/**
 * A call as OpenAPI shows it, of the contract's own types. `answer` is JSON, and undefined where the caller is sent elsewhere (302);
 * what is no JSON says its `contentType`. `variables` are values of the template.
 */
export type Example<Answer = unknown, Body = undefined, Arg extends Variables = Variables> = {
  variables?: { readonly [Name in keyof Arg]?: Arg[Name] };
} & ([Body] extends [undefined] ? { body?: undefined } : { body: BodyExample<Body> }) &
  (Answer extends Blob | string ? { contentType: string } : { answer: Answer });

export type ExampleOf<E> = E extends Endpoint<infer Arg, infer Answer, infer Body> ? Example<Answer, Body, Arg> : never;

/** As who only shows it takes an example. */
export interface AnyExample {
  variables?: Variables;
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
  return [...template.matchAll(/\{([?&]?)([^}]+)\}/g)].flatMap(([, operator, names]) =>
    (names ?? '').split(',').map((name) => ({
      name: name.replace('*', ''),
      in: operator === '' ? ('path' as const) : ('query' as const),
      repeatable: name.endsWith('*'),
    })),
  );
}
