import { useState } from 'react';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  isApiError,
  usePageMeta,
  useRouteArg,
  useTranslation,
  withTexts,
} from 'platform';
import { FormAlert, useFormFailure } from 'platform/forms';
import { confirmAlerts, routes, type LinkedSubscription } from 'shared-contracts';
import { FocusedPanel } from '../../../components/focus';
import { SearchList } from '../choices/Searches';
import { useConfirmAlertsMutation } from '../email-preferences.api';
import en from '../i18n/en.json';
import pt from '../i18n/pt.json';
import { unsplit } from '../preferences';
import * as S from '../Preferences.styles';

function ConfirmAlertsPageContent() {
  const { t } = useTranslation('mfe-account');
  const { token } = useRouteArg(confirmAlerts);
  usePageMeta({
    title: t('meta.confirmAlerts.title'),
    description: t('meta.confirmAlerts.description'),
    robots: 'noindex',
  });
  return (
    <Container width="text">
      <Confirming key={token} token={token} />
    </Container>
  );
}

/**
 * /alertas/{token}: target of the confirmation mail. Opening it confirms nothing, because mail programs prefetch
 * links.
 */
export const ConfirmAlertsPage = withTexts('mfe-account', { pt, en }, ConfirmAlertsPageContent);

function Confirming({ token }: { token: string }) {
  const { state, ...question } = useConfirming(token);
  if (state.kind === 'asked') return <Question {...question} />;
  if (state.kind === 'confirmed') return <Confirmed subscription={state.subscription} />;
  return <DeadLink kind={state.kind} />;
}

function Question({ confirm, isBusy, failure }: Omit<ReturnType<typeof useConfirming>, 'state'>) {
  const { t } = useTranslation('mfe-account');
  return (
    <S.Page>
      <S.Content>
        {failure !== null && <FormAlert title={t('confirmAlerts.failed')}>{failure}</FormAlert>}
        <EmptyState
          heading="h1"
          illustration="application-sent"
          title={t('confirmAlerts.title')}
          text={t('confirmAlerts.text')}
          actions={
            <Button size="lg" busy={isBusy} onClick={confirm}>
              {t('confirmAlerts.action')}
            </Button>
          }
        />
      </S.Content>
    </S.Page>
  );
}

function Confirmed({ subscription: { email, frequency, searches, hasAccount } }: { subscription: LinkedSubscription }) {
  const { t } = useTranslation('mfe-account');
  return (
    <FocusedPanel>
      <EmptyState
        heading="h1"
        illustration="application-sent"
        title={t('confirmAlerts.success.title')}
        text={`${t(`confirmAlerts.success.${frequency}`, { email: unsplit(email) })} ${t('confirmAlerts.success.text')}`}
        actions={
          <>
            <ButtonLink to={routes.jobs}>{t('confirmAlerts.toJobs')}</ButtonLink>
            {!hasAccount && (
              <ButtonLink variant="secondary" to={`${routes.auth}?mode=register`}>
                {t('confirmAlerts.register')}
              </ButtonLink>
            )}
          </>
        }
      />
      {searches.length > 0 && (
        <S.Section aria-labelledby="confirmed-searches">
          <S.Title id="confirmed-searches">{t('emailPreferences.searches.title')}</S.Title>
          <SearchList searches={searches} />
        </S.Section>
      )}
    </FocusedPanel>
  );
}

function DeadLink({ kind }: { kind: 'expired' | 'invalid' }) {
  const { t } = useTranslation('mfe-account');
  return (
    <FocusedPanel>
      <EmptyState
        heading="h1"
        illustration="broken-link"
        title={t(`confirmAlerts.${kind}.title`)}
        text={t(`confirmAlerts.${kind}.text`)}
        actions={<ButtonLink to={routes.jobs}>{t('confirmAlerts.toJobs')}</ButtonLink>}
      />
    </FocusedPanel>
  );
}

export type ConfirmingState =
  | { kind: 'asked' | 'expired' | 'invalid' }
  | { kind: 'confirmed'; subscription: LinkedSubscription };

/** Confirms alerts by the button only. */
export function useConfirming(token: string) {
  const { t } = useTranslation('mfe-account');
  const explain = useFormFailure('mfe-account', t('confirmAlerts.failed'));
  const [send, { data, error, isLoading }] = useConfirmAlertsMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const state = stateOf(data, error);
  const confirm = async () => {
    if (isLoading) return;
    setFailure(null);
    const outcome = await send({ token });
    if (stateOf(outcome.data, outcome.error).kind === 'asked') setFailure(explain(outcome.error).text);
  };
  return { state, confirm: () => void confirm(), isBusy: isLoading, failure };
}

/** An error that does not concern the link keeps the question. */
function stateOf(subscription: LinkedSubscription | undefined, error: unknown): ConfirmingState {
  if (subscription !== undefined) return { kind: 'confirmed', subscription };
  if (!isApiError(error)) return { kind: 'asked' };
  if (error.data.code === 'token_expired') return { kind: 'expired' };
  return { kind: error.data.code === 'token_invalid' ? 'invalid' : 'asked' };
}
