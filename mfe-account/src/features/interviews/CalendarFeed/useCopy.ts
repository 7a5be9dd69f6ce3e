import { useToast, useTranslation } from 'platform';

/** Copies a field's text; where the browser does not let us, the text is selected, to be copied by hand. */
export function useCopy(fieldId: string): (text: string) => Promise<void> {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      show({ title: t('interviews.calendar.copied'), variant: 'success' });
    } catch {
      const field = document.getElementById(fieldId);
      if (field instanceof HTMLInputElement) field.select();
      field?.focus();
      show({ title: t('interviews.calendar.copyByHand') });
    }
  };
}
