import type { ReactNode } from 'react';
import {
  ButtonLink,
  Card,
  Container,
  EmptyState,
  isApiError,
  Skeleton,
  usePageMeta,
  useRouteArg,
  useTranslation,
  VisuallyHidden,
} from 'platform';
import { getLinkedSubscription, routes } from 'shared-contracts';
import { focusHome } from '../../../components/Confirmation/focus-targets';
import { LoadFailure } from '../../../components/LoadFailure';
import * as S from '../Preferences.styles';
import { LinkedAlerts } from './LinkedAlerts';
import { unsplit } from './unsplit';
import { useGetLinkedSubscriptionQuery } from './linked.api';

/** /u/{token}: what the foot of every alert links to. Whoever holds the link chooses, signed in or not; opening it changes nothing. */
export function LinkedAlertsPage() {
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

function LinkedState({ token }: { token: string }) {
  const { t } = useTranslation('mfe-account');
  const query = useGetLinkedSubscriptionQuery({ token });
  const { data: subscription, error } = query;
  if (subscription !== undefined) {
    return (
      <Frame sentTo={subscription.subscriptionStatus ? subscription.email : null}>
        <LinkedAlerts token={token} subscription={subscription} onStale={() => void query.refetch()} />
      </Frame>
    );
  }
  if (isApiError(error) && error.status === 404) return <DeadLink />;
  return (
    <Frame sentTo={null}>
      {error === undefined ? <AlertsSkeleton /> : <LoadFailure title={t('linkedAlerts.failed')} query={query} />}
    </Frame>
  );
}

function Frame({ sentTo, children }: { sentTo: string | null; children: ReactNode }) {
  const { t } = useTranslation('mfe-account');
  return (
    <S.Page>
      <header>
        <S.Heading id={focusHome} tabIndex={-1}>
          {t('linkedAlerts.title')}
        </S.Heading>
        {sentTo !== null && <S.Muted>{t('linkedAlerts.sentTo', { email: unsplit(sentTo) })}</S.Muted>}
      </header>
      {children}
    </S.Page>
  );
}

function AlertsSkeleton() {
  const { t } = useTranslation('mfe-account');
  return (
    <Card aria-busy="true">
      <VisuallyHidden role="status">{t('emailPreferences.loading')}</VisuallyHidden>
      <Skeleton height="20rem" shape="tile" />
    </Card>
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
