import { EmptyState, useTranslation } from 'platform/narrow';

/** What was sent; nothing can have been yet. */
export function CampaignHistory() {
  const { t } = useTranslation('mfe-newsletter-admin');
  return <EmptyState title={t('newsletter.history.emptyTitle')} text={t('newsletter.history.emptyText')} />;
}
