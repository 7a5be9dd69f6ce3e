import { useEffect, useState } from 'react';
import { Skeleton, useTranslation } from 'platform/narrow';
import { countCharacters, firstCharacters, limits, type InboxPreview as Shown } from 'shared-contracts';
import { usePreviewCampaignInInboxQuery } from '../campaigns.api';
import { previewVariables, type MailContent } from './PreviewButton';
import * as S from './InboxPreview.styles';

/** Milliseconds without input until the API is called. */
const pause = 400;

/** Approximate number of characters of a subject in a phone's mail list. */
const phoneCharacters = 40;

/** The mail in an inbox list, as rendered by the API: sender, subject and preview text. */
export function InboxPreview({ mail }: { mail: MailContent }) {
  const { t, i18n } = useTranslation('mfe-newsletter-admin');
  const [subject, content] = [useDebounced(mail.subject, pause), useDebounced(mail.content, pause)];
  const variables = previewVariables({ frequency: mail.frequency, subject, content }, i18n.language);
  // A subject that is too long has an error at its field; the preview is not updated.
  const skip = countCharacters(subject.trim()) > limits.mailSubjectCharacters;
  const { data, isError } = usePreviewCampaignInInboxQuery(variables, { skip });
  return (
    <S.Frame aria-label={t('inbox.title')}>
      <S.Title>{t('inbox.title')}</S.Title>
      {isError && <S.Muted>{t('inbox.failed')}</S.Muted>}
      {data === undefined && !isError && <Skeleton height="7rem" shape="tile" />}
      {data !== undefined && !isError && <Lists mail={data} />}
    </S.Frame>
  );
}

function Lists({ mail }: { mail: Shown }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { senderName, senderAddress, subject, previewText } = mail;
  const visible = firstCharacters(subject, phoneCharacters);
  const rest = subject.slice(visible.length);
  return (
    <S.Lists>
      <div>
        <dt>{t('inbox.phone')}</dt>
        <S.Phone>
          <S.Sender title={senderAddress}>{senderName}</S.Sender>
          <S.Subject>
            {visible}
            {rest !== '' && '…'}
          </S.Subject>
          <S.Text>{previewText}</S.Text>
        </S.Phone>
        {rest !== '' && <S.Cut as="dd">{t('inbox.cut', { rest: rest.trim() })}</S.Cut>}
      </div>
      <div>
        <dt>{t('inbox.computer')}</dt>
        <S.Line>
          <S.Sender title={senderAddress}>{senderName}</S.Sender>
          <S.Rest>
            <S.Subject as="span">{subject}</S.Subject> <S.Muted as="span">– {previewText}</S.Muted>
          </S.Rest>
        </S.Line>
      </div>
    </S.Lists>
  );
}

/** The value after it has not changed for `milliseconds`. */
function useDebounced(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
