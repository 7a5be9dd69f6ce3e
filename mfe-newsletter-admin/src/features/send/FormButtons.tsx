import { useState } from 'react';
import { Button, Icon, NewTab, Note, useTranslation } from 'platform/narrow';
import type { CampaignReport } from 'shared-contracts';
import { Question } from '../../components/Question';
import { openPreview, previewAddress } from './preview';
import { useDraft } from './useDraft';
import { useTestMail } from './useTestMail';
import type { CampaignFormState } from './useCampaignForm';
import * as S from './SendTab.styles';

interface FormButtonsProps {
  form: CampaignFormState;
  campaign: CampaignReport | null;
}

/** Sending, and what helps before it. What is scheduled is changed by scheduling it again, which keeps its time too. */
export function FormButtons({ form, campaign }: FormButtonsProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const draft = useDraft(form, campaign?.id ?? null);
  const testMail = useTestMail(form);
  return (
    <>
      <S.Buttons>
        <Button type="submit" size="lg">
          <Icon name={form.values.isLater ? 'calendar' : 'send'} />
          {t(form.values.isLater ? 'send.schedule' : 'send.submit')}
        </Button>
        <PreviewButton form={form} />
      </S.Buttons>
      <S.QuietButtons>
        <Button variant="quiet" busy={testMail.isSending} onClick={() => void testMail.send()}>
          {t('send.test.button')}
        </Button>
        {campaign?.status !== 'scheduled' && (
          <Button variant="quiet" busy={draft.isSaving} onClick={() => void draft.save()}>
            {t('send.draft.save')}
          </Button>
        )}
        {campaign?.status === 'draft' && (
          <Button variant="dangerQuiet" onClick={draft.askRemoval}>
            {t('send.draft.remove')}
          </Button>
        )}
      </S.QuietButtons>
      <Question {...draft.question} />
    </>
  );
}

/** The mail in a window of its own. A browser that lets no window open gets a link. */
function PreviewButton({ form: { values } }: { form: CampaignFormState }) {
  const { t, i18n } = useTranslation('mfe-newsletter-admin');
  const [isBlocked, setBlocked] = useState(false);
  const address = previewAddress(values, i18n.language);
  return (
    <>
      <Button variant="secondary" size="lg" onClick={() => setBlocked(!openPreview(address))}>
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
