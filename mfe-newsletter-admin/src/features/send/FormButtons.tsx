import { Button, Icon, useTranslation } from 'platform/narrow';
import type { CampaignReport } from 'shared-contracts';
import { useSendTestMailMutation } from '../../campaigns.api';
import { useFailureText } from '../../components/Failure';
import { PreviewButton } from '../../components/PreviewButton';
import { Question } from '../../components/Question';
import { useFormat, usePagePlatform } from '../../page-platform';
import { payloadOf } from './campaign-values';
import { useAudienceSize } from './CampaignFields';
import type { CampaignFormState } from './useCampaignForm';
import type { useDraft } from './useDraft';
import * as S from './SendTab.styles';

interface FormButtonsProps {
  form: CampaignFormState;
  draft: ReturnType<typeof useDraft>;
  campaign: CampaignReport | null;
}

/** Buttons for sending, testing and previewing. A scheduled campaign is changed by scheduling it again. */
export function FormButtons({ form, draft, campaign }: FormButtonsProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const testMail = useTestMail(form);
  const { recipients } = useAudienceSize(form.values.frequency);
  return (
    <>
      {recipients === 0 && <S.Hint>{t(form.values.isLater ? 'reach.nobodyYet' : 'reach.nobody')}</S.Hint>}
      <S.Buttons>
        <SubmitButton isLater={form.values.isLater} recipients={recipients} />
        <PreviewButton mail={form.values} size="lg" />
      </S.Buttons>
      <S.QuietButtons>
        <Button variant="quiet" busy={testMail.isSending} onClick={() => void testMail.send()}>
          {t('send.test.button')}
        </Button>
        {campaign?.status !== 'scheduled' && (
          <Button variant="quiet" busy={draft.isSaving} onClick={draft.save}>
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

/**
 * The label contains the number of recipients if it is known. A scheduled campaign is counted again when it starts.
 */
function SubmitButton({ isLater, recipients }: { isLater: boolean; recipients: number | null }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  const word = isLater ? 'send.schedule' : 'send.submit';
  return (
    <Button type="submit" size="lg">
      <Icon name={isLater ? 'calendar' : 'send'} />
      {isLater || !recipients ? t(word) : t('send.submitTo', { count: recipients, people: number(recipients) })}
    </Button>
  );
}

/** Test mail to the admin. */
function useTestMail(form: CampaignFormState) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { toast } = usePagePlatform();
  const textOf = useFailureText();
  const [sendTest, { isLoading }] = useSendTestMailMutation();
  return {
    isSending: isLoading,
    send: async () => {
      if (!(await form.check())) return;
      const { data, error } = await sendTest({ body: payloadOf(form.values) });
      if (data === undefined) {
        toast({ title: t('send.test.failed'), description: textOf(error), variant: 'destructive' });
      } else {
        toast({ title: t('send.test.done', { address: data.recipient }), variant: 'success' });
      }
    },
  };
}
