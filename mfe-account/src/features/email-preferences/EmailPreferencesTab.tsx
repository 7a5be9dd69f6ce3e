import { Card, isApiError, Skeleton, useSessionEndOn, useTranslation, VisuallyHidden } from 'platform';
import { TabHead } from '../../components/TabHead/TabHead';
import { useGetSubscriptionQuery } from './email-preferences.api';
import { NoSubscription } from './NoSubscription';
import { PreferencesForm } from './PreferencesForm';

/** /account?tab=emailPreferences: job alerts by e-mail. */
export function EmailPreferencesTab() {
  const { t } = useTranslation('mfe-account');
  return (
    <>
      <TabHead title={t('emailPreferences.title')}>{t('emailPreferences.lead')}</TabHead>
      <PreferencesState />
    </>
  );
}

/** What could not be loaded shows as no subscription (SPEC §8), with another attempt where there may be one. */
function PreferencesState() {
  const { data: subscription, error, isFetching, refetch } = useGetSubscriptionQuery({});
  if (useSessionEndOn(error)) return null;
  if (subscription !== undefined) return <PreferencesForm subscription={subscription} />;
  if (error === undefined) return <PreferencesSkeleton />;
  const isNone = isApiError(error) && error.data.code === 'subscription_not_found';
  // Another attempt may find that there is none: the button that was pressed has gone then.
  return isNone ? (
    <NoSubscription key="none" />
  ) : (
    <NoSubscription onRetry={() => void refetch()} isAsking={isFetching} />
  );
}

function PreferencesSkeleton() {
  const { t } = useTranslation('mfe-account');
  return (
    <Card aria-busy="true">
      <VisuallyHidden role="status">{t('emailPreferences.loading')}</VisuallyHidden>
      <Skeleton height="20rem" shape="tile" />
    </Card>
  );
}
