import { onDemand } from '../overlay/on-demand';

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question: "Cancelar a entrevista?". */
  title: string;
  /** What follows from a yes. */
  text: string;
  /** The safe answer, which has the focus: "Manter entrevista". */
  cancelLabel: string;
  /** The other one, with the verb of the title: "Cancelar entrevista". */
  confirmLabel: string;
  onConfirm: () => void;
  tone?: 'danger' | 'primary';
  /** The action runs; the dialog stays until its owner closes it. */
  busy?: boolean;
  /** It has gone, and the focus is back where it was: the moment to lead it on, where that is gone too. */
  onClosed?: () => void;
}

/** A question that cannot be clicked away beside it: one of the two answers has to be given, or Escape, which is the safe one. */
export const AlertDialog = onDemand<AlertDialogProps>({
  load: async () => (await import(/* webpackChunkName: "overlays" */ './AlertDialogPanel')).AlertDialogPanel,
  isWanted: ({ open }) => open,
  onFailure: ({ onOpenChange }) => onOpenChange(false),
});
