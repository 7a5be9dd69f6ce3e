import { Card, isApiError, Skeleton, useSessionEndOn, useTranslation, VisuallyHidden } from 'platform';
import type { Subscription } from 'shared-contracts';
import { TabHead } from '../../components/TabHead/TabHead';
import { Pause } from './choices/Pause';
import { Searches } from './choices/Searches';
import { useChangeSubscriptionMutation, useDropSearchMutation, useGetSubscriptionQuery } from './email-preferences.api';
import { NoSubscription } from './NoSubscription';
import { PreferencesForm } from './PreferencesForm';
import * as S from './Preferences.styles';

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
  if (subscription !== undefined) return <Alerts subscription={subscription} onStale={() => void refetch()} />;
  if (error === undefined) return <PreferencesSkeleton />;
  const isNone = isApiError(error) && error.data.code === 'subscription_not_found';
  // Another attempt may find that there is none: the button that was pressed has gone then.
  return isNone ? (
    <NoSubscription key="none" />
  ) : (
    <NoSubscription onRetry={() => void refetch()} isAsking={isFetching} />
  );
}

interface AlertsProps {
  subscription: Subscription;
  onStale: () => void;
}

/** The form is saved by its button; searches and the pause are changed at once. */
function Alerts({ subscription, onStale }: AlertsProps) {
  const { subscriptionStatus, pausedUntil, searches } = subscription;
  const [update] = useChangeSubscriptionMutation();
  const [drop] = useDropSearchMutation();
  return (
    <S.Content>
      <PreferencesForm subscription={subscription} />
      <Searches searches={searches} remove={({ id }) => drop({ id })} onStale={onStale} />
      {subscriptionStatus && <Pause pausedUntil={pausedUntil} save={(end) => update({ body: { pausedUntil: end } })} />}
    </S.Content>
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
