import { useState } from 'react';
import { Button, Link, Note, useToast, useTranslation } from 'platform';
import { accountHref, routes } from 'shared-contracts';
import { useAction } from '../../components/useAction';
import { useRequestAddressConfirmationMutation } from './email-preferences.api';
import * as S from './Preferences.styles';

/** The address sent our mails back: another one, or a mail that confirms it again. */
export function Undeliverable() {
  const { t } = useTranslation('mfe-account');
  const word = (name: string) => t(`emailPreferences.undeliverable.${name}`);
  const { show } = useToast();
  const [request] = useRequestAddressConfirmationMutation();
  const { run, isBusy, failure } = useAction(word('failed'));
  const [isSent, setSent] = useState(false);
  const ask = () => {
    setSent(false);
    void run(
      () => request({}),
      () => {
        setSent(true);
        show({ title: word('sent'), variant: 'success' });
      },
    );
  };
  return (
    <Note tone="warning" title={word('title')}>
      {word('text')} <Link to={accountHref('profile')}>{word('profile')}</Link>
      <S.Resend>
        <Button variant="secondary" size="sm" busy={isBusy} onClick={ask}>
          {word('resend')}
        </Button>
        {isSent && (
          <p>
            {word('sent')} {word('or')} <Link to={routes.contact}>{word('contact')}</Link>
          </p>
        )}
        {failure !== null && <p>{failure}</p>}
      </S.Resend>
    </Note>
  );
}
