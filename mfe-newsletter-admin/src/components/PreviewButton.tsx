import { useState } from 'react';
import { apiUrl, Button, Icon, NewTab, Note, useTranslation, type ButtonProps } from 'platform/narrow';
import { expandTemplate, previewCampaign, type Campaign } from 'shared-contracts';

/** Unsaved content of a campaign's mails. */
export type MailContent = Pick<Campaign, 'frequency' | 'subject' | 'content'>;

/** Pixels (SPEC §2). */
const windowSize = { width: 800, height: 600 };

/** Variables of the preview endpoints; blank values are omitted. */
export const previewVariables = ({ frequency, subject, content }: MailContent, language: string) => ({
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
