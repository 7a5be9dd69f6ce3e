import { onDemand } from '../overlay/on-demand';
import type { DialogProps } from './DialogPanel';
import type { AlertDialogProps } from './AlertDialogPanel';
import type { DrawerProps } from './DrawerPanel';

/** A modal dialog. Use `AlertDialog` for a confirmation. */
export const Dialog = onDemand<DialogProps>({
  load: async () => (await import(/* webpackChunkName: "overlays" */ './DialogPanel')).DialogPanel,
  isWanted: ({ open }) => open,
  onFailure: ({ onOpenChange }) => onOpenChange(false),
});

/** A confirmation that an outside click does not close. It requires one of its two buttons, or Escape, which cancels. */
export const AlertDialog = onDemand<AlertDialogProps>({
  load: async () => (await import(/* webpackChunkName: "overlays" */ './AlertDialogPanel')).AlertDialogPanel,
  isWanted: ({ open }) => open,
  onFailure: ({ onOpenChange }) => onOpenChange(false),
});

/** A panel on the right, for the menu and filters on small screens. */
export const Drawer = onDemand<DrawerProps>({
  load: async () => (await import(/* webpackChunkName: "overlays" */ './DrawerPanel')).DrawerPanel,
  isWanted: ({ open }) => open,
  onFailure: ({ onOpenChange }) => onOpenChange(false),
});
