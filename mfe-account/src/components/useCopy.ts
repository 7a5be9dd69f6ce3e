import { useToast } from 'platform';

interface CopyOptions {
  /** Said once it is copied. */
  done: string;
  /** Said where the browser does not let us. */
  byHand: string;
  /** Of the field that holds the text: it is selected then. */
  fieldId?: string;
}

/** Copies a text, and says whether that worked. */
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
