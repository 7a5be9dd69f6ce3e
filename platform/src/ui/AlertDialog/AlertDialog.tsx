import { onDemand } from '../overlay/on-demand';

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question: "Cancelar a entrevista?". */
  title: string;
  /** Consequence of the confirmation. */
  text: string;
  /** Label of the cancel button, which has initial focus: "Manter entrevista". */
  cancelLabel: string;
  /** Label of the confirm button, with the verb of the title: "Cancelar entrevista". */
  confirmLabel: string;
  onConfirm: () => void;
  tone?: 'danger' | 'primary';
  /** The action is running. The dialog stays open until its owner closes it. */
  busy?: boolean;
  /** Called after the dialog closed and restored focus. Move focus here if the previously focused element is removed. */
  onClosed?: () => void;
}

/** A confirmation that an outside click does not close. It requires one of its two buttons, or Escape, which cancels. */
export const AlertDialog = onDemand<AlertDialogProps>({
  load: async () => (await import(/* webpackChunkName: "overlays" */ './AlertDialogPanel')).AlertDialogPanel,
  isWanted: ({ open }) => open,
  onFailure: ({ onOpenChange }) => onOpenChange(false),
});
