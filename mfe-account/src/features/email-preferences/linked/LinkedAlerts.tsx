import { Button, Card, EmptyState, useTranslation } from 'platform';
import { FormAlert } from 'platform/forms';
import type { LinkedSubscription, LinkedSubscriptionChanges } from 'shared-contracts';
import { linkedSubscriptionSchema } from 'shared-contracts/schemas';
import { FocusedPanel, tabTitleId } from '../../../components/focus';
import { useAction } from '../../../components/useAction';
import { AlertChoicesFields } from '../choices/AlertChoicesFields';
import { Pause } from '../choices/Pause';
import { PreferencesFrame, SaveChanges, usePreferencesForm } from '../choices/PreferencesFrame';
import { Searches } from '../choices/Searches';
import { choicesOf, type AlertChoices } from '../preferences';
import { unsplit, useChangeLinkedSubscriptionMutation, useDropLinkedSearchMutation } from './linked.api';
import * as S from '../Preferences.styles';

interface LinkedAlertsProps {
  token: string;
  subscription: LinkedSubscription;
  /** Called when the API's data differs from the shown data. */
  onStale: () => void;
}

type Change = (changes: LinkedSubscriptionChanges) => Promise<{ error?: unknown }>;

/** Alerts of a mailed link. The first button stops them; without alerts there are no other choices. */
export function LinkedAlerts({ token, subscription, onStale }: LinkedAlertsProps) {
  const [update] = useChangeLinkedSubscriptionMutation();
  const [drop] = useDropLinkedSearchMutation();
  const change: Change = (body) => update({ token, body });
  if (!subscription.subscriptionStatus) return <NoAlerts subscription={subscription} change={change} />;
  return (
    <S.Content>
      <Unsubscribe change={change} />
      <Pause pausedUntil={subscription.pausedUntil} save={(pausedUntil) => change({ pausedUntil })} />
      <Choices subscription={subscription} change={change} />
      <Searches searches={subscription.searches} remove={({ id }) => drop({ token, id })} onStale={onStale} />
    </S.Content>
  );
}

function Unsubscribe({ change }: { change: Change }) {
  const { t } = useTranslation('mfe-account');
  const { run, isBusy, failure } = useAction(t('linkedAlerts.stop.failed'));
  // The new content receives the focus.
  const stop = () =>
    run(
      () => change({ subscriptionStatus: false }),
      () => {},
    );
  return (
    <Card as="section" aria-labelledby="alert-stop">
      <S.Title id="alert-stop">{t('linkedAlerts.stop.title')}</S.Title>
      {failure !== null && <FormAlert title={t('linkedAlerts.stop.failed')}>{failure}</FormAlert>}
      <S.Muted>{t('linkedAlerts.stop.text')}</S.Muted>
      <S.Buttons>
        <Button busy={isBusy} onClick={() => void stop()}>
          {t('linkedAlerts.stop.action')}
        </Button>
      </S.Buttons>
    </Card>
  );
}

function NoAlerts({ subscription, change }: { subscription: LinkedSubscription; change: Change }) {
  const { t } = useTranslation('mfe-account');
  const { email, hasAccount } = subscription;
  const { run, isBusy, failure } = useAction(t('linkedAlerts.stopped.failed'));
  const turnOn = () =>
    run(
      () => change({ subscriptionStatus: true }),
      () => document.getElementById(tabTitleId)?.focus(),
    );
  return (
    <FocusedPanel>
      <Card>
        {failure !== null && <FormAlert title={t('linkedAlerts.stopped.failed')}>{failure}</FormAlert>}
        <EmptyState
          title={t('linkedAlerts.stopped.title')}
          text={t(`linkedAlerts.stopped.${hasAccount ? 'text' : 'textVisitor'}`, { email: unsplit(email) })}
          actions={
            <Button variant="secondary" busy={isBusy} onClick={() => void turnOn()}>
              {t('linkedAlerts.stopped.undo')}
            </Button>
          }
        />
      </Card>
    </FocusedPanel>
  );
}

function Choices({ subscription, change }: { subscription: LinkedSubscription; change: Change }) {
  const { t } = useTranslation('mfe-account');
  const form = usePreferencesForm<AlertChoices>({
    saved: choicesOf(subscription),
    schema: linkedSubscriptionSchema,
    send: change,
  });
  return (
    <section aria-labelledby="alert-choices">
      <S.Title id="alert-choices">{t('linkedAlerts.choices')}</S.Title>
      <PreferencesFrame form={form}>
        <AlertChoicesFields values={form.values} change={form.change} hasAccount={subscription.hasAccount} />
        <SaveChanges form={form} variant="secondary" />
      </PreferencesFrame>
    </section>
  );
}
