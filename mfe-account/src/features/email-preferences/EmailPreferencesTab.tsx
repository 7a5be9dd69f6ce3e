import { isApiError, useSessionEndOn, useTranslation, withTexts } from 'platform';
import type { Subscription } from 'shared-contracts';
import { TabHead } from '../../components/TabHead';
import { AlertsState } from './choices/AlertsState';
import { Pause } from './choices/Pause';
import { Searches } from './choices/Searches';
import { useChangeSubscriptionMutation, useDropSearchMutation, useGetSubscriptionQuery } from './email-preferences.api';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { NoSubscription } from './NoSubscription';
import { PreferencesForm } from './PreferencesForm';
import * as S from './Preferences.styles';

function EmailPreferencesTabContent() {
  const { t } = useTranslation('mfe-account');
  return (
    <>
      <TabHead title={t('emailPreferences.title')}>{t('emailPreferences.lead')}</TabHead>
      <PreferencesState />
    </>
  );
}

/** /account?tab=emailPreferences: job alerts by e-mail. */
export const EmailPreferencesTab = withTexts('mfe-account', { pt, en }, EmailPreferencesTabContent);

/** A subscription that failed to load is shown as none (SPEC §8), with a retry if one may exist. */
function PreferencesState() {
  const query = useGetSubscriptionQuery({});
  if (useSessionEndOn(query.error)) return null;
  const retry = () => void query.refetch();
  const isNone = isApiError(query.error) && query.error.data.code === 'subscription_not_found';
  // A different key, because the retry button is removed if the API responds that there is none.
  const failure = isNone ? (
    <NoSubscription key="none" />
  ) : (
    <NoSubscription onRetry={retry} isAsking={query.isFetching} />
  );
  return (
    <AlertsState query={query} failure={failure}>
      {(subscription) => <Alerts subscription={subscription} onStale={retry} />}
    </AlertsState>
  );
}

interface AlertsProps {
  subscription: Subscription;
  onStale: () => void;
}

/** The form is saved by its button; searches and the pause are saved immediately. */
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
