import { useState } from 'react';
import { Button, mutationFromContract, styled, useSession, useTranslation } from 'platform';
import { FormAlert } from 'platform/forms';
import { requestAddressLink } from 'shared-contracts';
import { remoteApi } from '../remote-api';
import { useAction } from './useAction';

const { useRequestAddressLinkMutation } = remoteApi.injectEndpoints({
  endpoints: (build) => ({ requestAddressLink: mutationFromContract(build, requestAddressLink) }),
});

const Note = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  margin-top: var(--space-6);
  font-size: var(--text-sm);
`;

/** Mails the link that adds applications sent without a session to the account. */
export function RequestAddressLink() {
  const { t } = useTranslation('mfe-account');
  const { user } = useSession();
  const [isSent, setSent] = useState(false);
  const [request] = useRequestAddressLinkMutation();
  const { run, isBusy, failure } = useAction(t('linkAddress.request.failed'));
  if (user === null) return null;
  const { email } = user;
  return (
    <Note>
      {failure !== null && <FormAlert title={t('linkAddress.request.failed')}>{failure}</FormAlert>}
      <p role="status">{t(isSent ? 'linkAddress.request.sent' : 'linkAddress.request.text', { email })}</p>
      {!isSent && (
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() =>
            void run(
              () => request({}),
              () => setSent(true),
            )
          }
        >
          {t('linkAddress.request.action')}
        </Button>
      )}
    </Note>
  );
}
