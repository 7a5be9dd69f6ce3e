import { useRef, useState } from 'react';
import { AlertDialog, isApiError, useSessionEnd, useToast, type AlertDialogProps } from 'platform';
import { FormAlert } from 'platform/forms';
import { useActionFailure, type FailureTexts } from './useAction';

interface ConfirmationOptions<Item, Answer> {
  texts: FailureTexts;
  failureTitle: string;
  /** The call itself. */
  send: (item: Item) => Promise<{ data?: Answer | undefined; error?: unknown }>;
  /** What the toast says once it is done. */
  doneText: (item: Item, answer: Answer | undefined) => string;
  /** Id of what gets the focus then: what was clicked may be gone. Absent: it stays. */
  focusAfter?: (item: Item) => string;
  /** What is shown is not what the API has any more. */
  onStale?: () => void;
}

interface Asked<Item> {
  item: Item;
  isOpen: boolean;
}

/** It was changed or removed elsewhere in the meantime. */
const stale = [404, 409];

/** An action that requires a confirmation; `<Confirmation>` shows the question and errors. */
export function useConfirmation<Item, Answer = unknown>(options: ConfirmationOptions<Item, Answer>) {
  const { texts, failureTitle, send, doneText, focusAfter, onStale } = options;
  const explain = useActionFailure(texts, failureTitle);
  const { show } = useToast();
  const endSession = useSessionEnd();
  const [asked, setAsked] = useState<Asked<Item> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const target = useRef<string | null>(null);

  const fail = (error: unknown) => {
    if (endSession(error)) return;
    setFailure(explain(error));
    if (isApiError(error) && stale.includes(error.status)) onStale?.();
  };
  const confirm = async (item: Item) => {
    setBusy(true);
    setFailure(null);
    // Read before the row is removed.
    const next = focusAfter?.(item);
    const { data, error } = await send(item);
    setBusy(false);
    target.current = error === undefined && next !== undefined ? next : null;
    setAsked({ item, isOpen: false });
    if (error !== undefined) return fail(error);
    show({ title: doneText(item, data), variant: 'success' });
  };
  return {
    asked,
    isBusy,
    failure,
    failureTitle,
    ask: (item: Item) => setAsked({ item, isOpen: true }),
    close: () => setAsked((last) => (isBusy || last === null ? last : { ...last, isOpen: false })),
    confirm: (item: Item) => void confirm(item),
    /** If the dialog was open, it had the focus. */
    leadOn: () => {
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
