import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createPath, Router, type Navigator, type To } from 'react-router-dom';
import type { NarrowPlatform } from './narrow-platform';

const hrefOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

interface IsolatedRouterProps {
  platform: NarrowPlatform;
  children: ReactNode;
}

/** Router of an isolated remote. It uses the page's history through the narrow platform. */
export function IsolatedRouter({ platform: { address, navigate }, children }: IsolatedRouterProps) {
  const location = useSyncExternalStore(address.subscribe, address.get);
  const navigator = useMemo<Navigator>(
    () => ({
      createHref: hrefOf,
      push: (to) => navigate(hrefOf(to)),
      replace: (to) => navigate(hrefOf(to), { replace: true }),
      go: (delta) => window.history.go(delta),
    }),
    [navigate],
  );
  return (
    <Router navigator={navigator} location={location}>
      {children}
    </Router>
  );
}
