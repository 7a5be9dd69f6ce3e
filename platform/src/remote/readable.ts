import { createContext, useContext } from 'react';

/** On the server, marks the current render as unreadable. No-op in the browser. */
export const ReadableContext = createContext<() => void>(() => {});

/**
 * Marks the render as unreadable, for placeholders of missing content such as Skeleton. The server then sends the page
 * without content, and the shell shows its loading state.
 */
export function useMarkUnreadable(): void {
  useContext(ReadableContext)();
}
