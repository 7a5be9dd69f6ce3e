import { useState } from 'react';
import { Button, Icon, NewTab, Note, useTranslation, type ButtonProps } from 'platform/narrow';
import { openPreview, previewAddress, type MailWords } from './preview';

/** Opens the mail in a new window. If the browser blocks the window, a link is shown. */
export function PreviewButton({ words, size }: { words: MailWords; size: NonNullable<ButtonProps['size']> }) {
  const { t, i18n } = useTranslation('mfe-newsletter-admin');
  const [isBlocked, setBlocked] = useState(false);
  const address = previewAddress(words, i18n.language);
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
