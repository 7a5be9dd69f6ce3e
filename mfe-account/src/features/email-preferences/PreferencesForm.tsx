import { Note, useSessionEnd, useTranslation } from 'platform';
import { Switch } from 'platform/forms';
import type { Subscription } from 'shared-contracts';
import { subscriptionSchema } from 'shared-contracts/schemas';
import { AlertChoicesFields } from './choices/AlertChoicesFields';
import { PreferencesFrame } from './choices/PreferencesFrame';
import { SaveChanges } from './choices/SaveChanges';
import { useChangeSubscriptionMutation } from './email-preferences.api';
import * as S from './Preferences.styles';
import { preferencesOf, type Preferences } from './preferences';
import { Undeliverable } from './Undeliverable';
import { usePreferencesForm } from './usePreferencesForm';

interface SubscriptionProps {
  subscription: Subscription;
}

/** On or off, how often, and about what. */
export function PreferencesForm({ subscription }: SubscriptionProps) {
  const { t } = useTranslation('mfe-account');
  const [update] = useChangeSubscriptionMutation();
  const endSession = useSessionEnd();
  const form = usePreferencesForm<Preferences>({
    saved: preferencesOf(subscription),
    schema: subscriptionSchema,
    isHandled: endSession,
    send: async (changes) => {
      const { error } = await update({ body: changes });
      return { error };
    },
  });
  const { values, change } = form;
  return (
    <>
      {values.subscriptionStatus && <DeliveryNote subscription={subscription} />}
      <PreferencesFrame form={form}>
        <Switch
          label={t('emailPreferences.switch')}
          checked={values.subscriptionStatus}
          onChange={({ target }) => change('subscriptionStatus', target.checked)}
        />
        {!values.subscriptionStatus && <S.Muted>{t('emailPreferences.off')}</S.Muted>}
        <AlertChoicesFields values={values} change={change} hasAccount />
        <SaveChanges form={form} />
      </PreferencesFrame>
    </>
  );
}

/** Why nothing arrives, where that is so. The address of who has no alerts yet is not asked about. */
function DeliveryNote({ subscription: { subscriptionStatus, isConfirmed, isDeliverable } }: SubscriptionProps) {
  const { t } = useTranslation('mfe-account');
  if (!isConfirmed) {
    return (
      <Note tone="info" icon="mail" title={t('emailPreferences.unconfirmed.title')}>
        {t('emailPreferences.unconfirmed.text')}
      </Note>
    );
  }
  return subscriptionStatus && !isDeliverable ? <Undeliverable /> : null;
}
