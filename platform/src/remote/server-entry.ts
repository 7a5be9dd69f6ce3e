import { createContext, useContext } from 'react';
import type { Language, PageContext, PrimedEntry } from 'shared-contracts';

/** On the server, marks the current render as unreadable. No-op in the browser. */
export const ReadableContext = createContext<() => void>(() => {});

/**
 * Marks the render as unreadable, for placeholders of missing content such as Skeleton. The server then sends the page
 * without content, and the shell shows its loading state.
 */
export function useMarkUnreadable(): void {
  useContext(ReadableContext)();
}

/** What a remote is rendered from on the server: the same values as the first render in the browser. */
export interface RenderRequest {
  /** Path with query. */
  path: string;
  language: Language;
  data: readonly PrimedEntry[];
  context: PageContext;
  /** Props of a fragment, as passed to its lifecycles in the browser. */
  props?: object;
}

/** What the HTML server writes into the document for a remote. */
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
