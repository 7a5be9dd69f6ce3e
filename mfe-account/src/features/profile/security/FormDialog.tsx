import { Dialog, type DialogProps } from 'platform';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'text' | 'children'> {
  isSending: boolean;
  onClose: () => void;
}

/** A dialog with a form. It cannot be closed during submission, so that the result is seen. */
export function FormDialog({ isSending, onClose, ...dialog }: FormDialogProps) {
  return <Dialog open onOpenChange={(open) => !open && !isSending && onClose()} {...dialog} />;
}
