import type { Language, PageContext, PrimedEntry } from 'shared-contracts';

export interface RenderRequest {
  /** Path with query. */
  path: string;
  language: Language;
  data: readonly PrimedEntry[];
  context: PageContext;
  /** Props of a fragment, as passed to its lifecycles in the browser. */
  props?: object;
}

export interface RenderedContent {
  html: string;
  /** Rules of former style attributes, a marker line, then the rules of styled-components. */
  css: string;
}

/** Server entry of a remote, called by the HTML server's worker. */
export interface ServerEntry {
  readonly id: string;
  /** Content for a URL, or null if it would contain a placeholder. */
  readonly render: (request: RenderRequest) => RenderedContent | null;
}
