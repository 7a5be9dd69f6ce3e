import type { ReactNode } from 'react';
import { onDemand } from '../overlay/on-demand';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Accessible name of the close button, with its object: "Fechar menu". */
  closeLabel?: string;
  /** Sticky buttons below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel on the right, for the menu and filters on small screens. */
export const Drawer = onDemand<DrawerProps>({
  load: async () => (await import(/* webpackChunkName: "overlays" */ './DrawerPanel')).DrawerPanel,
  isWanted: ({ open }) => open,
  onFailure: ({ onOpenChange }) => onOpenChange(false),
});
