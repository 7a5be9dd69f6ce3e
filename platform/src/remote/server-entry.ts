import type { Language, PageContext, PrimedEntry } from 'shared-contracts';

export interface RenderRequest {
  /** Path with its query. */
  path: string;
  language: Language;
  data: readonly PrimedEntry[];
  context: PageContext;
  /** Props of a fragment, as its lifecycles get them in the browser. */
  props?: object;
}

export interface RenderedContent {
  html: string;
  /** Rules of former style attributes, a marker line, then the rules of styled-components. */
  css: string;
}

/** A remote's server entry, as the HTML server's worker calls it. */
export interface ServerEntry {
  readonly id: string;
  /** Readable content for an address, or null where there would be a placeholder in it. */
  readonly render: (request: RenderRequest) => RenderedContent | null;
}
