import { useEffect, type ReactNode } from 'react';
import {
  Button,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  styled,
  useAnnounce,
  useNavigate,
  usePageMeta,
  useSearchParams,
  useTranslation,
  type TextKey,
} from 'platform';
import { useSubmission } from 'platform/forms';
import { formField, routes, withSignInTarget } from 'shared-contracts';
import { ResendVerification, useResendVerification } from '../../components/ResendVerification';
import { useSignInTarget } from '../../components/return-address';
import { useVerification, type Verification, type VerificationState } from './useVerification';

const Another = styled(Card).attrs({ as: 'section' })`
  margin-bottom: var(--space-section);
`;

const ByHand = styled.form`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  margin-bottom: var(--space-section);
  text-align: center;
`;

const Title = styled.h2`
  font-size: var(--text-xl);
`;

/** Milliseconds between the success and the navigation to /auth (SPEC §9). */
const pause = 3000;

/** History state for /auth; a signed-in user is redirected to the account. */
const arrival = { note: 'verified', from: routes.account };

const drawings = {
  noToken: 'application-sent',
  loading: 'application-sent',
  success: 'application-sent',
  expired: 'broken-link',
  error: 'failed',
} as const satisfies Record<VerificationState, string>;

/** /verify-email: target of the link in the verification mail. */
export function VerifyEmailPage() {
  const { t } = useTranslation('mfe-account');
  const [query] = useSearchParams();
  usePageMeta({
    title: t('meta.verifyEmail.title'),
    description: t('meta.verifyEmail.description'),
    robots: 'noindex',
  });
  const { state, retry } = useVerification(query.get('token')?.trim() ?? '');
  return (
    <Container width="text">
      {state === 'loading' ? <Loading /> : <Outcome key={state} state={state} retry={retry} />}
    </Container>
  );
}

/** The browser verifies the address. Without scripts the user submits a form, because mail scanners open links. */
function Loading() {
  const { t } = useTranslation('mfe-account');
  return (
    <>
      <div role="status">
        <EmptyState heading="h1" illustration={drawings.loading} title={t('verifyEmail.loading')} />
      </div>
      <noscript>
        <ByHand method="post">
          <p>{t('verifyEmail.byHand')}</p>
          <Button type="submit" name={formField} value="verify">
            {t('verifyEmail.confirm')}
          </Button>
        </ByHand>
      </noscript>
    </>
  );
}

function Outcome({ state, retry }: Verification & { state: Exclude<VerificationState, 'loading'> }) {
  const { t } = useTranslation('mfe-account');
  const announce = useAnnounce();
  const title = t(`verifyEmail.${state}.title`);
  const isByHand = useSubmission('verify') !== null;
  const text = t(textOf(state, { isByHand, isUnanswered: retry !== null }));
  useEffect(() => {
    if (state !== 'noToken') announce(`${title.replace(/\.$/, '')}. ${text}`);
  }, [announce, state, title, text]);
  return (
    <>
      <EmptyState
        heading="h1"
        illustration={drawings[state]}
        title={title}
        text={text}
        actions={state === 'success' ? <SuccessAction /> : <FailureActions retry={retry} />}
      />
      {state !== 'success' && <AnotherLink />}
    </>
  );
}

/** Key of the text under the title; without scripts the page does not redirect. */
function textOf(
  state: Exclude<VerificationState, 'loading'>,
  { isByHand, isUnanswered }: { isByHand: boolean; isUnanswered: boolean },
): TextKey<'mfe-account'> {
  if (state === 'success' && isByHand) return 'verifyEmail.success.confirmed';
  return state === 'error' && isUnanswered ? 'verifyEmail.error.unanswered' : `verifyEmail.${state}.text`;
}

function SuccessAction() {
  const { t } = useTranslation('mfe-account');
  const navigate = useNavigate();
  const auth = useAuthAddress();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(auth, { replace: true, state: arrival }), pause);
    return () => clearTimeout(timer);
  }, [navigate, auth]);
  return (
    <ButtonLink to={auth} state={arrival}>
      {t('verifyEmail.success.action')}
    </ButtonLink>
  );
}

/** /auth with the return address and pending action of the mailed link. */
const useAuthAddress = () => withSignInTarget(routes.auth, useSignInTarget());

function FailureActions({ retry }: Pick<Verification, 'retry'>): ReactNode {
  const { t } = useTranslation('mfe-account');
  const auth = useAuthAddress();
  return (
    <>
      {retry !== null && <Button onClick={retry}>{t('verifyEmail.retry')}</Button>}
      <ButtonLink to={auth} variant={retry === null ? 'primary' : 'secondary'}>
        {t('verifyEmail.back')}
      </ButtonLink>
    </>
  );
}

function AnotherLink() {
  const { t } = useTranslation('mfe-account');
  const resending = useResendVerification();
  return (
    <Another aria-labelledby="another-link">
      <Title id="another-link">{t('verifyEmail.resend.title')}</Title>
      <ResendVerification email={null} {...resending} />
    </Another>
  );
}
