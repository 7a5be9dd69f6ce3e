import { useState } from 'react';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  isApiError,
  mutationFromContract,
  usePageMeta,
  useSearchParams,
  useSession,
  useTranslation,
} from 'platform';
import { FormAlert } from 'platform/forms';
import { accountHref, confirmAddressLink } from 'shared-contracts';
import { remoteApi } from '../../remote-api';
import { FocusedPanel } from '../../components/focus';
import { useAction } from '../../components/useAction';

/** Applications and subscriptions change when the address is linked. */
const { useConfirmAddressLinkMutation } = remoteApi.injectEndpoints({
  endpoints: (build) => ({
    confirmAddressLink: mutationFromContract(build, confirmAddressLink, ['Application', 'Subscription']),
  }),
});

type Result = 'linked' | 'dead' | 'expired';

/** /link-address: the mailed link that adds applications and alerts without an account to the account. Opening it changes nothing. */
export function LinkAddressPage() {
  const { t } = useTranslation('mfe-account');
  const [query] = useSearchParams();
  const token = query.get('token')?.trim() ?? '';
  const [result, setResult] = useState<Result | null>(token === '' ? 'dead' : null);
  usePageMeta({ title: t('meta.linkAddress.title'), robots: 'noindex' });
  return (
    <Container width="text">
      {result === null ? (
        <Question token={token} onResult={setResult} />
      ) : (
        <FocusedPanel>
          <EmptyState
            heading="h1"
            illustration={result === 'linked' ? 'application-sent' : 'broken-link'}
            title={t(`linkAddress.${result}.title`)}
            text={t(`linkAddress.${result}.text`)}
            actions={<ButtonLink to={accountHref('applications')}>{t('linkAddress.toApplications')}</ButtonLink>}
          />
        </FocusedPanel>
      )}
    </Container>
  );
}

function Question({ token, onResult }: { token: string; onResult: (result: Result) => void }) {
  const { t } = useTranslation('mfe-account');
  const { user } = useSession();
  const { run, isBusy, failure } = useAction(t('linkAddress.failed'));
  const [confirm] = useConfirmAddressLinkMutation();
  const link = () =>
    void run(async () => {
      const { error } = await confirm({ body: { token } });
      const refusal = refusalOf(error);
      return refusal === null ? { error, data: 'linked' as const } : { data: refusal };
    }, onResult);
  return (
    <>
      {failure !== null && <FormAlert title={t('linkAddress.failed')}>{failure}</FormAlert>}
      <EmptyState
        heading="h1"
        illustration="application-sent"
        title={t('linkAddress.title')}
        text={t('linkAddress.text', { username: user?.username, email: user?.email })}
        actions={
          <Button size="lg" busy={isBusy} onClick={link}>
            {t('linkAddress.action')}
          </Button>
        }
      />
    </>
  );
}

function refusalOf(error: unknown): Result | null {
  if (!isApiError(error)) return null;
  const { code, fields = {} } = error.data;
  if (code === 'token_expired') return 'expired';
  return code === 'token_invalid' || 'token' in fields ? 'dead' : null;
}
