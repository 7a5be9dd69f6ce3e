import { AlertDialog, type AlertDialogProps } from 'platform';
import { FormAlert } from 'platform/forms';
import type { ConfirmationState } from './useConfirmation';

export type Question = Pick<AlertDialogProps, 'title' | 'text' | 'cancelLabel' | 'confirmLabel'>;

interface ConfirmationProps<Item> {
  confirmation: ConfirmationState<Item>;
  question: (item: Item) => Question;
}

/** The question before something is done, and above the list what went wrong with it. */
export function Confirmation<Item>({ confirmation, question }: ConfirmationProps<Item>) {
  const { asked, isBusy, failure, failureTitle, close, confirm, leadOn } = confirmation;
  return (
    <>
      {failure !== null && <FormAlert title={failureTitle}>{failure}</FormAlert>}
      {asked !== null && (
        <AlertDialog
          open={asked.isOpen}
          onOpenChange={(open) => !open && close()}
          {...question(asked.item)}
          onConfirm={() => confirm(asked.item)}
          busy={isBusy}
          onClosed={leadOn}
        />
      )}
    </>
  );
}
