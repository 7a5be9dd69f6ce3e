import { useState } from 'react';
import { Button, EmptyState, Sheet, useSessionEnd, useToast, useTranslation } from 'platform';
import { FormAlert } from 'platform/forms';
import { tabTitleId, useFocusFallback } from '../../components/focus';
import { useActionFailure } from '../../components/useAction';
import { useChangeSubscriptionMutation } from './email-preferences.api';
import * as S from './Preferences.styles';

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
  const [update, { isLoading }] = useChangeSubscriptionMutation();
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
