import { createContext, useContext } from 'react';

/** On the server, notes that what is being rendered is no content; in a browser there is nothing to note. */
export const ReadableContext = createContext<() => void>(() => {});

/**
 * For parts that stand in for content that is not there yet, the kit's Skeleton above all: the server then sends the page
 * without content, since a placeholder is worth less than the shell's own loading state.
 */
export function useMarkUnreadable(): void {
  useContext(ReadableContext)();
}
