import {
  Button,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  isApiError,
  usePageMeta,
  useRouteArg,
  useTranslation,
  withTexts,
} from 'platform';
import { FormAlert } from 'platform/forms';
import { useGetLinkedSubscriptionQuery } from 'platform/queries';
import {
  getLinkedSubscription,
  routes,
  type LinkedSubscription,
  type LinkedSubscriptionChanges,
} from 'shared-contracts';
import { linkedSubscriptionSchema } from 'shared-contracts/schemas';
import { FocusedPanel, tabTitleId } from '../../../components/focus';
import { LoadFailure } from '../../../components/LoadFailure';
import { TabHead } from '../../../components/TabHead';
import { useAction } from '../../../components/useAction';
import { AlertChoicesFields } from '../choices/AlertChoicesFields';
import { AlertsState } from '../choices/AlertsState';
import { Pause } from '../choices/Pause';
import { PreferencesFrame, SaveChanges, usePreferencesForm } from '../choices/PreferencesFrame';
import { Searches } from '../choices/Searches';
import { useUpdateLinkedSubscriptionMutation, useRemoveLinkedSearchMutation } from '../email-preferences.api';
import en from '../i18n/en.json';
import pt from '../i18n/pt.json';
import { choicesOf, unsplit, type AlertChoices } from '../preferences';
import * as S from '../Preferences.styles';

function LinkedAlertsPageContent() {
  const { t } = useTranslation('mfe-account');
  const { token } = useRouteArg(getLinkedSubscription);
  usePageMeta({
    title: t('meta.linkedAlerts.title'),
    description: t('meta.linkedAlerts.description'),
    robots: 'noindex',
  });
  return (
    <Container width="text">
      <LinkedState key={token} token={token} />
    </Container>
  );
}

/**
 * /u/{token}: target of the footer link of every alert. The link allows changes without a session; opening it changes
 * nothing.
 */
export const LinkedAlertsPage = withTexts('mfe-account', { pt, en }, LinkedAlertsPageContent);

function LinkedState({ token }: { token: string }) {
  const { t } = useTranslation('mfe-account');
  const query = useGetLinkedSubscriptionQuery({ token });
  const { data, error } = query;
  if (data === undefined && isApiError(error) && error.status === 404) return <DeadLink />;
  return (
    <S.Page>
      <TabHead title={t('linkedAlerts.title')}>
        {data?.subscriptionStatus && t('linkedAlerts.sentTo', { email: unsplit(data.email) })}
      </TabHead>
      <AlertsState query={query} failure={<LoadFailure title={t('linkedAlerts.failed')} query={query} />}>
        {(subscription) => (
          <LinkedAlerts token={token} subscription={subscription} onStale={() => void query.refetch()} />
        )}
      </AlertsState>
    </S.Page>
  );
}

function DeadLink() {
  const { t } = useTranslation('mfe-account');
  return (
    <EmptyState
      heading="h1"
      illustration="broken-link"
      title={t('linkedAlerts.invalid.title')}
      text={t('linkedAlerts.invalid.text')}
      actions={<ButtonLink to={routes.contact}>{t('linkedAlerts.invalid.action')}</ButtonLink>}
    />
  );
}

interface LinkedAlertsProps {
  token: string;
  subscription: LinkedSubscription;
  /** Called when the API's data differs from the shown data. */
  onStale: () => void;
}

type Change = (changes: LinkedSubscriptionChanges) => Promise<{ error?: unknown }>;

/** Alerts of a mailed link. The first button stops them; without alerts there are no other choices. */
export function LinkedAlerts({ token, subscription, onStale }: LinkedAlertsProps) {
  const [update] = useUpdateLinkedSubscriptionMutation();
  const [drop] = useRemoveLinkedSearchMutation();
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
          illustration="no-alerts"
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
