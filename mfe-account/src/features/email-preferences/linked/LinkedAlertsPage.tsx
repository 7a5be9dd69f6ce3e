import {
  ButtonLink,
  Container,
  EmptyState,
  isApiError,
  usePageMeta,
  useRouteArg,
  useTranslation,
  withTexts,
} from 'platform';
import { getLinkedSubscription, routes } from 'shared-contracts';
import { LoadFailure } from '../../../components/LoadFailure';
import { TabHead } from '../../../components/TabHead';
import { AlertsState } from '../choices/AlertsState';
import en from '../i18n/en.json';
import pt from '../i18n/pt.json';
import { unsplit, useGetLinkedSubscriptionQuery } from './linked.api';
import { LinkedAlerts } from './LinkedAlerts';
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
      illustration="not-found"
      title={t('linkedAlerts.invalid.title')}
      text={t('linkedAlerts.invalid.text')}
      actions={<ButtonLink to={routes.contact}>{t('linkedAlerts.invalid.action')}</ButtonLink>}
    />
  );
}
