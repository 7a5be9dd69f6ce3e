import { useState } from 'react';
import { Button, Link, Note, useSessionEnd, useToast, useTranslation, type TextName } from 'platform';
import { Switch } from 'platform/forms';
import { accountHref, routes, type Subscription } from 'shared-contracts';
import { subscriptionSchema } from 'shared-contracts/schemas';
import { useAction } from '../../components/useAction';
import { AlertChoicesFields } from './choices/AlertChoicesFields';
import { PreferencesFrame, SaveChanges, usePreferencesForm } from './choices/PreferencesFrame';
import { useUpdateSubscriptionMutation, useRequestAddressConfirmationMutation } from './email-preferences.api';
import { preferencesOf, type Preferences } from './preferences';
import * as S from './Preferences.styles';

interface SubscriptionProps {
  subscription: Subscription;
}

/** Form of an account's alerts: status, frequency and subject. */
export function PreferencesForm({ subscription }: SubscriptionProps) {
  const { t } = useTranslation('mfe-account');
  const [update] = useUpdateSubscriptionMutation();
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

/** Explains why no mail arrives. An undeliverable address is only reported if alerts are active. */
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

/** Mails to the address bounced: change it, or confirm it again by mail. */
function Undeliverable() {
  const { t } = useTranslation('mfe-account');
  const text = (name: TextName<'mfe-account', 'emailPreferences.undeliverable'>) =>
    t(`emailPreferences.undeliverable.${name}`);
  const { show } = useToast();
  const [request] = useRequestAddressConfirmationMutation();
  const { run, isBusy, failure } = useAction(text('failed'));
  const [isSent, setSent] = useState(false);
  const ask = () => {
    setSent(false);
    void run(
      () => request({}),
      () => {
        setSent(true);
        show({ title: text('sent'), variant: 'success' });
      },
    );
  };
  return (
    <Note tone="warning" title={text('title')}>
      {text('text')} <Link to={accountHref('profile')}>{text('profile')}</Link>
      <S.Resend>
        <Button variant="secondary" size="sm" busy={isBusy} onClick={ask}>
          {text('resend')}
        </Button>
        {isSent && (
          <p>
            {text('sent')} {text('or')} <Link to={routes.contact}>{text('contact')}</Link>
          </p>
        )}
        {failure !== null && <p>{failure}</p>}
      </S.Resend>
    </Note>
  );
}
