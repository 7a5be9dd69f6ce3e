import { useToast } from 'platform';

interface CopyOptions {
  /** Text of the toast after success. */
  done: string;
  /** Text of the toast if the browser refuses access to the clipboard. */
  byHand: string;
  /** Field with the text, which is selected after a refusal. */
  fieldId?: string;
}

/** Copies a text to the clipboard and shows the result as a toast. */
export function useCopy({ done, byHand, fieldId = '' }: CopyOptions): (text: string) => Promise<void> {
  const { show } = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      show({ title: done, variant: 'success' });
    } catch {
      const field = document.getElementById(fieldId);
      if (field instanceof HTMLInputElement) field.select();
      field?.focus();
      show({ title: byHand, variant: 'destructive' });
    }
  };
}
