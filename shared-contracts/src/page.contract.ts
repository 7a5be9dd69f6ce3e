import type { Variables } from './endpoint.ts';
import type { ErrorAnswer } from './errors.ts';
import type { Language } from './enums.ts';
import type { FormSubmission } from './page-form.contract.ts';

/** An answer that travels with the HTML, so that the first render asks for nothing. */
export type PrimedEntry =
  | { endpointName: string; arg: Variables; value: unknown }
  | { endpointName: string; arg: Variables; error: { status: number; data: ErrorAnswer } };

/** What the HTML server tells the page about itself and its surroundings. */
export interface PageContext {
  language: Language;
  /** Status that the page was sent with. */
  status: number;
  publicUrl: string;
  employerAppUrl: string;
  blogUrl: string;
  /** Pathname and query that the content was written for; absent where nothing was written. */
  path?: string;
  /** The form that this page answers. */
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

/** Names the fragment that stands in an element: `mfe-jobs:recent`. */
export const fragmentAttribute = 'data-fragment';

/** Set on a container whose content came from the server and is to be hydrated. */
export const hydrateAttribute = 'data-hydrate';
