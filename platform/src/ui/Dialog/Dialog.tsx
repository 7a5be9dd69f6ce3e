import { onDemand } from '../overlay/on-demand';
import type { AlertDialogProps, DialogProps, DrawerProps, OpenProps } from './DialogPanels';

const loadPanels = () => import(/* webpackChunkName: "overlays" */ './DialogPanels');

const whenOpen = {
  isWanted: ({ open }: OpenProps) => open,
  onFailure: ({ onOpenChange }: OpenProps) => onOpenChange(false),
};

/** A modal dialog. Use `AlertDialog` for a confirmation. */
export const Dialog = onDemand<DialogProps>({ ...whenOpen, load: async () => (await loadPanels()).DialogPanel });

/** A confirmation that an outside click does not close. It requires one of its two buttons, or Escape, which cancels. */
export const AlertDialog = onDemand<AlertDialogProps>({
  ...whenOpen,
  load: async () => (await loadPanels()).AlertDialogPanel,
});

/** A panel on the right, for the menu and filters on small screens. */
export const Drawer = onDemand<DrawerProps>({ ...whenOpen, load: async () => (await loadPanels()).DrawerPanel });
