import { useEffect, useState } from 'react';
import { apiUrl, Button, Icon, NewTab, Note, Skeleton, useTranslation, type ButtonProps } from 'platform/narrow';
import {
  countCharacters,
  expandTemplate,
  firstCharacters,
  limits,
  previewCampaign,
  type Campaign,
  type InboxPreview as InboxPreviewAnswer,
} from 'shared-contracts';
import { usePreviewCampaignInInboxQuery } from '../campaigns.api';
import * as S from './MailPreview.styles';

/** Unsaved content of a campaign's mails. */
type MailContent = Pick<Campaign, 'frequency' | 'subject' | 'content'>;

/** Pixels (SPEC §2). */
const windowSize = { width: 800, height: 600 };

/** Variables of the preview endpoints; blank values are omitted. */
const previewVariables = ({ frequency, subject, content }: MailContent, language: string) => ({
  frequency,
  language,
  ...(subject.trim() !== '' && { subject: subject.trim() }),
  ...(content.trim() !== '' && { content: content.trim() }),
});

function previewUrl(mail: MailContent, language: string): string {
  return apiUrl(expandTemplate(previewCampaign.template, previewVariables(mail, language)));
}

/** Opens the preview. Returns false if the browser blocks the window. */
function openPreview(address: string): boolean {
  const popup = window.open(address, 'campaign-preview', `popup,width=${windowSize.width},height=${windowSize.height}`);
  if (popup === null) return false;
  // The preview must not access this page.
  popup.opener = null;
  return true;
}

/** Opens the mail in a new window. If the browser blocks the window, a link is shown. */
export function PreviewButton({ mail, size }: { mail: MailContent; size: NonNullable<ButtonProps['size']> }) {
  const { t, i18n } = useTranslation('mfe-newsletter-admin');
  const [isBlocked, setBlocked] = useState(false);
  const address = previewUrl(mail, i18n.language);
  return (
    <>
      <Button variant="secondary" size={size} onClick={() => setBlocked(!openPreview(address))}>
        <Icon name="eye" />
        {t('send.preview.button')}
      </Button>
      {isBlocked && (
        <Note tone="warning" role="alert" title={t('send.preview.blocked')}>
          <a href={address} target="_blank" rel="noopener">
            {t('send.preview.open')} <NewTab />
          </a>
        </Note>
      )}
    </>
  );
}

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
      {data === undefined && !isError && <ListsSkeleton />}
      {data !== undefined && !isError && <Lists mail={data} />}
    </S.Frame>
  );
}

function ListsSkeleton() {
  const { t } = useTranslation('mfe-newsletter-admin');
  return (
    <S.Lists aria-busy="true">
      <div>
        <dt>{t('inbox.phone')}</dt>
        <S.Phone>
          <S.Bars>
            <Skeleton width="6em" />
            <Skeleton width="14em" />
            <Skeleton />
          </S.Bars>
        </S.Phone>
      </div>
      <div>
        <dt>{t('inbox.computer')}</dt>
        <S.Line>
          <Skeleton width="6em" />
          <S.Bars>
            <Skeleton />
            <Skeleton width="70%" />
          </S.Bars>
        </S.Line>
      </div>
    </S.Lists>
  );
}

function Lists({ mail }: { mail: InboxPreviewAnswer }) {
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
