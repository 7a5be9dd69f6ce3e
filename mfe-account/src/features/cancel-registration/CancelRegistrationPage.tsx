import { useState, type FormEvent } from 'react';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  isApiError,
  mutationFromContract,
  usePageMeta,
  useRouteArg,
  useTranslation,
} from 'platform';
import { FormAlert, useSubmission } from 'platform/forms';
import { cancelRegistration, formField, routes, type FormSubmission } from 'shared-contracts';
import { remoteApi } from '../../remote-api';
import { FocusedPanel } from '../../components/focus';
import { useAction } from '../../components/useAction';

/** Result of the request; `verified`: the account was not removed. */
type RemovalResult = 'removed' | 'verified' | 'invalid';

const forgotPasswordHref = `${routes.auth}?mode=forgot`;

/**
 * /nao-fui-eu/{token}: "It was not me" in the verification mail. Opening it removes nothing, since mail scanners open links. The
 * form works without scripts.
 */
export function CancelRegistrationPage() {
  const { t } = useTranslation('mfe-account');
  const { token } = useRouteArg(cancelRegistration);
  const [result, setResult] = useState<RemovalResult | null>(null);
  const posted = useSubmission('removal');
  usePageMeta({
    title: t('meta.cancelRegistration.title'),
    description: t('meta.cancelRegistration.description'),
    robots: 'noindex',
  });
  const answered = posted === null ? null : resultOf(posted);
  const shown = result ?? answered;
  return (
    <Container width="text">
      {shown === null ? (
        <Question token={token} hasFailed={posted !== null} onResult={setResult} />
      ) : (
        <Result result={shown} takesFocus={result !== null} />
      )}
    </Container>
  );
}

interface QuestionProps {
  token: string;
  /** Whether a form that was posted without scripts failed. */
  hasFailed: boolean;
  onResult: (result: RemovalResult) => void;
}

function Question({ token, hasFailed, onResult }: QuestionProps) {
  const { t } = useTranslation('mfe-account');
  const { run, isBusy, failure } = useAction(t('cancelRegistration.failed.title'));
  const [cancel] = useCancelRegistrationMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const { error } = await cancel({ token });
      const refusal = refusalOf(error);
      return refusal === null ? { error, data: 'removed' as const } : { data: refusal };
    }, onResult);
  };
  const problem = failure ?? (hasFailed ? t('cancelRegistration.failed.text') : null);
  return (
    <>
      {problem !== null && <FormAlert title={t('cancelRegistration.failed.title')}>{problem}</FormAlert>}
      <EmptyState
        heading="h1"
        illustration="application-sent"
        title={t('cancelRegistration.title')}
        text={t('cancelRegistration.text')}
        actions={
          <form method="post" onSubmit={submit}>
            <Button type="submit" name={formField} value="removal" size="lg" busy={isBusy}>
              {t('cancelRegistration.action')}
            </Button>
          </form>
        }
      />
    </>
  );
}

function Result({ result, takesFocus }: { result: RemovalResult; takesFocus: boolean }) {
  const { t } = useTranslation('mfe-account');
  const panel = (
    <EmptyState
      heading="h1"
      illustration={result === 'removed' ? 'application-sent' : 'broken-link'}
      title={t(`cancelRegistration.${result}.title`)}
      text={t(`cancelRegistration.${result}.text`)}
      actions={
        result === 'verified' ? (
          <ButtonLink to={forgotPasswordHref}>{t('cancelRegistration.verified.action')}</ButtonLink>
        ) : (
          <ButtonLink to={routes.home}>{t('cancelRegistration.toHome')}</ButtonLink>
        )
      }
    />
  );
  return takesFocus ? <FocusedPanel>{panel}</FocusedPanel> : panel;
}

/** Null if the API did not process the request. */
const resultOf = ({ refusal }: FormSubmission) => (refusal === null ? 'removed' : refusalOf(refusal));

function refusalOf(error: unknown): 'verified' | 'invalid' | null {
  if (!isApiError(error)) return null;
  if (error.data.code === 'account_verified') return 'verified';
  return error.data.code === 'token_invalid' ? 'invalid' : null;
}

const { useCancelRegistrationMutation } = remoteApi.injectEndpoints({
  endpoints: (build) => ({ cancelRegistration: mutationFromContract(build, cancelRegistration) }),
});
