import { useState } from 'react';
import {
  Button,
  EmptyState,
  isApiError,
  Sheet,
  useSessionEnd,
  useSessionEndOn,
  useToast,
  useTranslation,
  withTexts,
} from 'platform';
import { FormAlert } from 'platform/forms';
import { useGetSubscriptionQuery } from 'platform/queries';
import type { Subscription } from 'shared-contracts';
import { tabTitleId, useFocusFallback } from '../../components/focus';
import { TabHead } from '../../components/TabHead';
import { useActionFailure } from '../../components/useAction';
import { AlertsState } from './choices/AlertsState';
import { Pause } from './choices/Pause';
import { Searches } from './choices/Searches';
import { useUpdateSubscriptionMutation, useRemoveSearchMutation } from './email-preferences.api';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
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
  const [update] = useUpdateSubscriptionMutation();
  const [drop] = useRemoveSearchMutation();
  return (
    <S.Content>
      <PreferencesForm subscription={subscription} />
      <Searches searches={searches} remove={({ id }) => drop({ id })} onStale={onStale} />
      {subscriptionStatus && <Pause pausedUntil={pausedUntil} save={(end) => update({ body: { pausedUntil: end } })} />}
    </S.Content>
  );
}

interface NoSubscriptionProps {
  /** Present if loading failed: a subscription may exist. */
  onRetry?: () => void;
  /** A retry is running. */
  isAsking?: boolean;
}

/** No known subscription; one click activates alerts. */
export function NoSubscription({ onRetry, isAsking = false }: NoSubscriptionProps) {
  const { t } = useTranslation('mfe-account');
  const { turnOn, isBusy, failure } = useTurnOn();
  return (
    <S.Content ref={useFocusFallback()}>
      {failure !== null && <FormAlert title={t('emailPreferences.failed')}>{failure}</FormAlert>}
      <Sheet>
        <EmptyState
          illustration="no-alerts"
          title={t('emailPreferences.none.title')}
          text={t(onRetry === undefined ? 'emailPreferences.none.text' : 'emailPreferences.none.textFailed')}
          actions={
            <>
              <Button busy={isBusy} onClick={turnOn}>
                {t('emailPreferences.none.action')}
              </Button>
              {onRetry !== undefined && (
                <Button variant="secondary" busy={isAsking} onClick={onRetry}>
                  {t('emailPreferences.retry')}
                </Button>
              )}
            </>
          }
        />
      </Sheet>
    </S.Content>
  );
}

function useTurnOn() {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const endSession = useSessionEnd();
  const explain = useActionFailure('emailPreferences', t('emailPreferences.failed'));
  const [update, { isLoading }] = useUpdateSubscriptionMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const turnOn = async () => {
    setFailure(null);
    const { error } = await update({ body: { subscriptionStatus: true } });
    if (endSession(error)) return;
    if (error !== undefined) return setFailure(explain(error));
    show({ title: t('emailPreferences.turnedOn'), variant: 'success' });
    document.getElementById(tabTitleId)?.focus();
  };
  return { turnOn: () => void turnOn(), isBusy: isLoading, failure };
}
