import type { Variables } from './endpoint.ts';
import type { ErrorAnswer } from './errors.ts';
import type { Language } from './enums.ts';
import type { FormSubmission } from './page-form.contract.ts';

/** A response that is embedded in the HTML, so the first render needs no request. */
export type PrimedEntry =
  | { endpointName: string; arg: Variables; value: unknown }
  | { endpointName: string; arg: Variables; error: { status: number; data: ErrorAnswer } };

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
