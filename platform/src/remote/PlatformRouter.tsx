import { useSyncExternalStore, type ReactNode } from 'react';
import { Router, type Navigator } from 'react-router-dom';
import type { HistorySource } from '../services/history/types';

interface PlatformRouterProps {
  /** What this root sees of the history. */
  source: HistorySource;
  navigator: Navigator;
  children: ReactNode;
}

/**
 * A root's router over the page's one history. A BrowserRouter per root would take single-spa's artificial popstate for
 * a move of its own, and report every PUSH as a POP.
 */
export function PlatformRouter({ source, navigator, children }: PlatformRouterProps) {
  const { location, action } = useSyncExternalStore(source.listen, source.get, source.getWritten ?? source.get);
  return (
    <Router navigator={navigator} location={location} navigationType={action}>
      {children}
    </Router>
  );
}
