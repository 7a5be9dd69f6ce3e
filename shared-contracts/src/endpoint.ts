import { parseTemplate } from 'url-template';

/** Variables of a URI template (RFC 6570): text, or a list for a repeatable one. Undefined variables are omitted. */
export type Variables = Record<string, string | readonly string[] | undefined>;

/** No variables. */
export type NoVariables = Record<string, undefined>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Definition of an endpoint, used by the API's router, the OpenAPI check, RTK Query and the HTML server. `template` is an
 * RFC 6570 URI template; `tags` are the RTK Query tags that its response provides.
 */
export interface Endpoint<Arg extends Variables = Variables, Answer = unknown, Body = undefined> {
  readonly name: string;
  readonly method: Method;
  readonly template: string;
  readonly tags: readonly Tag[];
  /** Types only; never set. */
  readonly types?: { arg: Arg; answer: Answer; body: Body };
}

/** RTK Query tags, shared so that a mutation in one remote refetches queries of another. */
export const tags = [
  'Job',
  'JobSearch',
  'Company',
  'Lookup',
  'Session',
  'SavedJob',
  'Application',
  'Blog',
  'FollowedCompany',
  'Resume',
  'Interview',
  'Subscription',
  'Campaign',
  'SignIn',
  'Remote',
] as const;
export type Tag = (typeof tags)[number];

type Declaration = Pick<Endpoint, 'name' | 'method' | 'template'> & { tags?: readonly Tag[] };

export function defineEndpoint<Arg extends Variables, Answer, Body = undefined>(
  declaration: Declaration,
): Endpoint<Arg, Answer, Body> {
  return { tags: [], ...declaration };
}

/** Expands a template with percent-encoding (RFC 6570). */
export function expandTemplate(template: string, variables: Variables): string {
  const given = Object.entries(variables).filter(
    (entry): entry is [string, string | string[]] => entry[1] !== undefined,
  );
  return parseTemplate(template).expand(Object.fromEntries(given));
}

interface TemplateVariable {
  name: string;
  repeatable: boolean;
}

const expressions = /\{([?&]?)([^{}]+)\}/g;

function variablesIn(template: string): TemplateVariable[] {
  return [...template.matchAll(expressions)].flatMap(([, , list]) =>
    list!.split(',').map((item) => ({ name: item.replace('*', ''), repeatable: item.endsWith('*') })),
  );
}

/**
 * Template variables from route parameters and query, in template order and without blank values. Used both by the server to
 * prime the cache and by the page to read it.
 */
export function templateVariables(
  template: string,
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): Variables {
  const found: Variables = {};
  for (const { name, repeatable } of variablesIn(template)) {
    const values = (params[name] === undefined ? query.getAll(name) : [params[name]])
      .map((value) => value.trim())
      .filter((value) => value !== '');
    if (values.length > 0) found[name] = repeatable ? values : values[0];
  }
  return found;
}

/** Path in the API router's syntax: `/api/proxy/jobs/{id}{?a,b*}` → `/api/proxy/jobs/:id`. */
export function routePath(template: string): string {
  return template.replaceAll(/\{[?&][^{}]+\}/g, '').replaceAll(/\{([^{}]+)\}/g, ':$1');
}

/** Query parameter names of a template. */
export function queryNames(template: string): string[] {
  return [...template.matchAll(/\{[?&]([^{}]+)\}/g)].flatMap(([, list]) =>
    list!.split(',').map((item) => item.replace('*', '')),
  );
}
