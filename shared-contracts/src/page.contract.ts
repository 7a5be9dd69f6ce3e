import type { Endpoint, Method, Variables } from './endpoint.ts';
import type { Language } from './enums.ts';
import type { ErrorAnswer } from './errors.ts';

/** A response of a GET endpoint that is embedded in the HTML, so the first render needs no request. */
export type PrimedEntry =
  | { template: string; arg: Variables; value: unknown }
  | { template: string; arg: Variables; error: { status: number; data: ErrorAnswer } };

/** Context that the HTML server passes to the page. */
export interface PageContext {
  language: Language;
  /** HTTP status of the page. */
  status: number;
  publicUrl: string;
  employerAppUrl: string;
  blogUrl: string;
  /** Path and query of the rendered content; absent without content. */
  path?: string;
  /** Share of page views that report measurements (`ClientEvents.sampling`). Default: 1; 0 reports failures only. */
  eventSampling?: number;
  /** Ids of remotes of the page without content, because the HTML server does not render their entry after failures. */
  suspended?: readonly string[];
  /** Form submission that this page responds to. */
  submission?: FormSubmission;
}

/** Ids of the elements that the HTML server writes and the shell reads. */
export const pageElements = {
  registry: 'registry',
  data: 'data',
  context: 'context',
  header: 'shell-header',
  main: 'main',
  page: 'shell-page',
  footer: 'shell-footer',
  overlays: 'shell-overlays',
  remote: (id: string) => `remote-${id}`,
} as const;

/** Address of the fragment in an element: `mfe-jobs:recent`. */
export const fragmentAttribute = 'data-fragment';

/** Set on a container with server-rendered content to hydrate. */
export const hydrateAttribute = 'data-hydrate';

/**
 * How a posted field is converted to a value of the request body. `text`: unchanged. `optional`: omitted if blank. `secret`:
 * unchanged, and never rendered. `flag`: true where the box is checked. `list`: every value.
 */
export const postedKinds = ['text', 'optional', 'secret', 'flag', 'list'] as const;
export type PostedKind = (typeof postedKinds)[number];

/**
 * Fields that the HTML server adds to the body. `language`: language of the page. `signInTarget`: `SignInTarget` of the
 * page's query. `token`: token of the page's query.
 */
export const formAdditions = ['language', 'signInTarget', 'token'] as const;
export type FormAddition = (typeof formAdditions)[number];

/**
 * A form that works without scripts: the browser posts it to the address of its page, the HTML server calls the API, and
 * responds with a redirect, or after an API error with the page, the submitted values and the error.
 */
export interface PageForm {
  /** Unique within the route; the value of the posted field `form`. */
  name: string;
  method: Method;
  /** Expanded from the route's parameters and the page's query, as `RemoteData.template`. */
  template: string;
  /** Fields of the body; others are ignored. */
  fields: Readonly<Record<string, PostedKind>>;
  /** Values that are the same in every request. */
  constants?: Readonly<Record<string, string>>;
  adds?: readonly FormAddition[];
  /** Redirect target (path and query) of an accepted form; the page's `SignInTarget` is appended. Default: the page itself. */
  next?: string;
  /** Forwards cookies of the response. A response with a cookie redirects to the page's `SignInTarget`, or to the account. */
  signsIn?: boolean;
}

interface PageFormOptions<Body> extends Pick<PageForm, 'constants' | 'adds' | 'next' | 'signsIn'> {
  fields?: Partial<Record<keyof Body & string, PostedKind>>;
}

/** Declares a form of a route over an endpoint of the contract. */
export function definePageForm<Arg extends Variables, Answer, Body>(
  name: string,
  { method, template }: Endpoint<Arg, Answer, Body>,
  { fields = {}, ...options }: PageFormOptions<Body> = {},
): PageForm {
  return { name, method, template, fields: fields as Record<string, PostedKind>, ...options };
}

/** Name of the posted field that names the form. */
export const formField = 'form';

/** Query parameter of the redirect target; its value is the form's name. */
export const sentParameter = 'sent';

/** Submission of a form that was posted without scripts, for the page that renders the result. */
export interface FormSubmission {
  form: string;
  /** Submitted values without secrets. */
  values: Readonly<Record<string, string | boolean | readonly string[]>>;
  /** Error response of the API; null if the form was accepted. */
  refusal: { status: number; data: ErrorAnswer } | null;
}
