import { Dialog, type DialogProps } from 'platform';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'text' | 'children'> {
  isSending: boolean;
  onClose: () => void;
}

/** A dialog around a form. While the form is sent it stays, whatever is pressed: what comes of it has to be seen. */
export function FormDialog({ isSending, onClose, ...dialog }: FormDialogProps) {
  return <Dialog open onOpenChange={(open) => !open && !isSending && onClose()} {...dialog} />;
}
