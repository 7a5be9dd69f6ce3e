import { createContext, useContext } from 'react';

/** Container of overlays. Default: the end of the document's body. */
export interface Portal {
  /** Parent of the overlay. For a shadow root it must be inside the root, because styles do not cross its boundary. */
  container: HTMLElement;
  /** Content of the shadow root that is inert while a dialog is open. */
  background: HTMLElement;
}

/** Where overlays are rendered: null for the body, or the shadow root of an isolated remote. */
export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal | null {
  return useContext(PortalContext);
}
