import { Skeleton, useTranslation } from 'platform/narrow';
import { countCharacters, firstCharacters, limits, type InboxPreview as Shown } from 'shared-contracts';
import { usePreviewCampaignInInboxQuery } from '../campaigns.api';
import { previewVariables, type MailWords } from './preview';
import { useDebounced } from './useDebounced';
import * as S from './InboxPreview.styles';

/** Milliseconds without typing until the API is asked. */
const pause = 400;

/** What lists of mails on phones show of a subject, about. */
const phoneCharacters = 40;

/** How the mail appears in the list of an inbox, as the API makes it: sender, subject and preview text. */
export function InboxPreview({ words }: { words: MailWords }) {
  const { t, i18n } = useTranslation('mfe-newsletter-admin');
  const [subject, content] = [useDebounced(words.subject, pause), useDebounced(words.content, pause)];
  const variables = previewVariables({ frequency: words.frequency, subject, content }, i18n.language);
  // A subject that is too long is refused at its field; the preview stays at the last one.
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
