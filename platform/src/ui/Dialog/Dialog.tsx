import { onDemand } from '../overlay/on-demand';
import type { AlertDialogProps, DialogProps, DrawerProps, OpenProps } from './DialogPanels';

const loadPanels = () => import(/* webpackChunkName: "overlays" */ './DialogPanels');

const whenOpen = {
  isWanted: ({ open }: OpenProps) => open,
  onFailure: ({ onOpenChange }: OpenProps) => onOpenChange(false),
};

/**
 * A modal dialog. Use `AlertDialog` for a confirmation.
 *
 * @remarks
 * - Focus moves into the dialog, stays in it and returns to where it was. Escape closes it.
 * - The title is its accessible name.
 */
export const Dialog = onDemand<DialogProps>({ ...whenOpen, load: async () => (await loadPanels()).DialogPanel });

/**
 * A confirmation that an outside click does not close. It requires one of its two buttons, or Escape, which cancels.
 *
 * @remarks
 * - Has the role `alertdialog`. Name the consequence in the text, and the verb of the title in the confirming button.
 */
export const AlertDialog = onDemand<AlertDialogProps>({
  ...whenOpen,
  load: async () => (await loadPanels()).AlertDialogPanel,
});

/**
 * A panel on the right, for the menu and filters on small screens.
 *
 * @remarks
 * - Behaves like `Dialog`.
 */
export const Drawer = onDemand<DrawerProps>({ ...whenOpen, load: async () => (await loadPanels()).DrawerPanel });
