import { createContext, useContext } from 'react';

/** Where overlays are drawn. Without a provider: at the end of the document's body. */
export interface Portal {
  /** Takes the overlay. Inside a shadow root it must stand in that root, or its styles would not reach it. */
  container: HTMLElement;
  /** What lies behind an open dialog of a shadow root, and must not be reached meanwhile. */
  background: HTMLElement;
}

export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal | null {
  return useContext(PortalContext);
}
