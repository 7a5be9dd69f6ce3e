import type { Endpoint, Method, Variables } from './endpoint.ts';
import type { ErrorAnswer } from './errors.ts';

/**
 * How a posted field becomes a value of the request body. `text`: as typed. `optional`: left out where blank. `secret`: as
 * typed, and never part of a page. `flag`: true where the box is checked. `list`: every value.
 */
export const postedKinds = ['text', 'optional', 'secret', 'flag', 'list'] as const;
export type PostedKind = (typeof postedKinds)[number];

/**
 * What the HTML server adds to the body. `language`: of the page. `signInTarget`: `SignInTarget` of the page's query.
 * `token`: of the page's query.
 */
export const formAdditions = ['language', 'signInTarget', 'token'] as const;
export type FormAddition = (typeof formAdditions)[number];

/**
 * A form that works without scripts: the browser posts it to the address of its page, the HTML server calls the API, and
 * answers with a redirect or, where the API refuses, with the page, the typed values and the reason.
 */
export interface PageForm {
  /** Unique within the route; the value of the posted field `form`. */
  name: string;
  method: Method;
  /** Filled from the route's parameters and the page's query, as `RemoteData.template`. */
  template: string;
  /** Fields of the body; others are ignored. */
  fields: Readonly<Record<string, PostedKind>>;
  /** Values that are the same in every request. */
  constants?: Readonly<Record<string, string>>;
  adds?: readonly FormAddition[];
  /** Path, with its query, to which an accepted form leads, with the page's `SignInTarget` added; unless given, the page itself. */
  next?: string;
  /** Cookies of the answer are set; an answer that sets one leads to the page's `SignInTarget`, else to the account. */
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

/** Query parameter of the page that an accepted form leads to; its value names the form. */
export const sentParameter = 'sent';

/** A form that was posted without scripts, as the page that answers it shows it. */
export interface FormSubmission {
  form: string;
  /** As typed, without secrets. */
  values: Readonly<Record<string, string | boolean | readonly string[]>>;
  /** The API's answer; null where it accepted the form. */
  refusal: { status: number; data: ErrorAnswer } | null;
}
