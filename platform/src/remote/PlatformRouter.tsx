import { useSyncExternalStore, type ReactNode } from 'react';
import { Router, type Navigator } from 'react-router-dom';
import type { HistorySource } from '../services/history/types';

interface PlatformRouterProps {
  /** The history, or a scoped view of it. */
  source: HistorySource;
  navigator: Navigator;
  children: ReactNode;
}

/**
 * Router of a root over the page's shared history. A BrowserRouter per root would handle single-spa's artificial popstate
 * events and report every PUSH as a POP.
 */
export function PlatformRouter({ source, navigator, children }: PlatformRouterProps) {
  const { location, action } = useSyncExternalStore(source.listen, source.get, source.getWritten ?? source.get);
  return (
    <Router navigator={navigator} location={location} navigationType={action}>
      {children}
    </Router>
  );
}
