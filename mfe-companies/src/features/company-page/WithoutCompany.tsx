import { Button, ButtonLink, EmptyState, usePageMeta, useTranslation } from 'platform';
import { routes } from 'shared-contracts';

export function CompanyNotFound() {
  const { t } = useTranslation('mfe-companies');
  usePageMeta({ title: t('company.notFound.title'), robots: 'noindex' });
  return (
    <EmptyState
      illustration="not-found"
      heading="h1"
      title={t('company.notFound.title')}
      text={t('company.notFound.text')}
      actions={<ButtonLink to={routes.companies}>{t('company.notFound.back')}</ButtonLink>}
    />
  );
}

export function CompanyFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('mfe-companies');
  usePageMeta({ title: t('company.error.title'), robots: 'noindex' });
  return (
    <div role="alert">
      <EmptyState
        illustration="offline"
        heading="h1"
        title={t('company.error.title')}
        text={t('company.error.text')}
        actions={<Button onClick={onRetry}>{t('company.error.retry')}</Button>}
      />
    </div>
  );
}
