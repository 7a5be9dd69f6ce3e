import { useToast, useTranslation } from 'platform';

/** Copies a text, and says whether that worked: a browser may not allow it. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      show({ title: t('security.copied'), variant: 'success' });
    } catch {
      show({ title: t('security.copyFailed'), variant: 'destructive' });
    }
  };
}
