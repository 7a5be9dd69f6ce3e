import { ButtonLink, EmptyState, usePageMeta, useTranslation } from 'platform';
import { routes } from 'shared-contracts';

/** No job at this address, now or ever. */
export function JobNotFound() {
  const { t } = useTranslation('mfe-jobs');
  usePageMeta({ title: t('detail.notFound.title'), robots: 'noindex' });
  return (
    <EmptyState
      illustration="not-found"
      heading="h1"
      title={t('detail.notFound.title')}
      text={t('detail.notFound.text')}
      actions={<ButtonLink to={routes.jobs}>{t('detail.notFound.browse')}</ButtonLink>}
    />
  );
}
