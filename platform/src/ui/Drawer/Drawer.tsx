import type { ReactNode } from 'react';
import { onDemand } from '../overlay/on-demand';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Name of the close button, with its object: "Fechar menu". */
  closeLabel?: string;
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel from the right: the menu and the filters of small screens. */
export const Drawer = onDemand<DrawerProps>({
  load: async () => (await import(/* webpackChunkName: "overlays" */ './DrawerPanel')).DrawerPanel,
  isWanted: ({ open }) => open,
  onFailure: ({ onOpenChange }) => onOpenChange(false),
});
