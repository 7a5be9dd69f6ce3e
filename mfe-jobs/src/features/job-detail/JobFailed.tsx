import { Button, EmptyState, usePageMeta, useTranslation } from 'platform';

/** The whole page could not be loaded: its heading says so. */
export function JobFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('mfe-jobs');
  usePageMeta({ title: t('detail.error.title'), robots: 'noindex' });
  return (
    <div role="alert">
      <EmptyState
        illustration="offline"
        heading="h1"
        title={t('detail.error.title')}
        text={t('detail.error.text')}
        actions={<Button onClick={onRetry}>{t('detail.error.retry')}</Button>}
      />
    </div>
  );
}
