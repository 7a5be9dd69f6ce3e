import { useRef, useState } from 'react';
import { AlertDialog, useToast, type AlertDialogProps } from 'platform';
import { FormAlert } from 'platform/forms';
import { useListFailure, type FailureTexts } from './useAction';

interface ConfirmationOptions<Item, Answer> {
  texts: FailureTexts;
  failureTitle: string;
  /** Sends the request. */
  send: (item: Item) => Promise<{ data?: Answer | undefined; error?: unknown }>;
  /** Text of the toast after success. */
  doneText: (item: Item, answer: Answer | undefined) => string;
  /** Id of the element that receives the focus after success; absent if the focused element remains. */
  focusAfter?: (item: Item) => string;
  /** Called when the API's data differs from the shown data. */
  onStale?: () => void;
}

interface Opened<Item> {
  item: Item;
  isOpen: boolean;
}

/** An action that requires a confirmation; `<Confirmation>` shows the question and errors. */
export function useConfirmation<Item, Answer = unknown>(options: ConfirmationOptions<Item, Answer>) {
  const { texts, failureTitle, send, doneText, focusAfter, onStale } = options;
  const explain = useListFailure({ texts, title: failureTitle, onStale });
  const { show } = useToast();
  const [opened, setOpened] = useState<Opened<Item> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const target = useRef<string | null>(null);

  const confirm = async (item: Item) => {
    setBusy(true);
    setFailure(null);
    // Read before the row is removed.
    const next = focusAfter?.(item);
    const { data, error } = await send(item);
    setBusy(false);
    target.current = error === undefined && next !== undefined ? next : null;
    setOpened({ item, isOpen: false });
    if (error !== undefined) return setFailure(explain(error));
    show({ title: doneText(item, data), variant: 'success' });
  };
  return {
    opened,
    isBusy,
    failure,
    failureTitle,
    ask: (item: Item) => setOpened({ item, isOpen: true }),
    close: () => setOpened((last) => (isBusy || last === null ? last : { ...last, isOpen: false })),
    confirm: (item: Item) => void confirm(item),
    /** If the dialog was open, it had the focus. */
    moveFocus: () => {
      if (target.current !== null) document.getElementById(target.current)?.focus();
      target.current = null;
    },
  };
}

type ConfirmationState<Item> = ReturnType<typeof useConfirmation<Item>>;

type Question = Pick<AlertDialogProps, 'title' | 'text' | 'cancelLabel' | 'confirmLabel'>;

interface ConfirmationProps<Item> {
  confirmation: ConfirmationState<Item>;
  question: (item: Item) => Question;
}

/** The confirmation dialog of an action, and the error of the last attempt. */
export function Confirmation<Item>({ confirmation, question }: ConfirmationProps<Item>) {
  const { opened, isBusy, failure, failureTitle, close, confirm, moveFocus } = confirmation;
  return (
    <>
      {failure !== null && <FormAlert title={failureTitle}>{failure}</FormAlert>}
      {opened !== null && (
        <AlertDialog
          open={opened.isOpen}
          onOpenChange={(open) => !open && close()}
          {...question(opened.item)}
          onConfirm={() => confirm(opened.item)}
          busy={isBusy}
          onClosed={moveFocus}
        />
      )}
    </>
  );
}
