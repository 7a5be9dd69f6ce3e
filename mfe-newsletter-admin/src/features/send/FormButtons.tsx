import { Button, Icon, useTranslation } from 'platform/narrow';
import type { CampaignReport } from 'shared-contracts';
import { PreviewButton } from '../../components/PreviewButton';
import { Question } from '../../components/Question';
import { useFormat } from '../../components/useFormat';
import type { useDraft } from './useDraft';
import { useReach } from './useReach';
import { useTestMail } from './useTestMail';
import type { CampaignFormState } from './useCampaignForm';
import * as S from './SendTab.styles';

interface FormButtonsProps {
  form: CampaignFormState;
  draft: ReturnType<typeof useDraft>;
  campaign: CampaignReport | null;
}

/** Sending, and what helps before it. What is scheduled is changed by scheduling it again, which keeps its time too. */
export function FormButtons({ form, draft, campaign }: FormButtonsProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const testMail = useTestMail(form);
  const { people } = useReach(form.values.frequency);
  return (
    <>
      {people === 0 && <S.Hint>{t(form.values.isLater ? 'reach.nobodyYet' : 'reach.nobody')}</S.Hint>}
      <S.Buttons>
        <SubmitButton isLater={form.values.isLater} people={people} />
        <PreviewButton words={form.values} size="lg" />
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
function SubmitButton({ isLater, people }: { isLater: boolean; people: number | null }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  const word = isLater ? 'send.schedule' : 'send.submit';
  return (
    <Button type="submit" size="lg">
      <Icon name={isLater ? 'calendar' : 'send'} />
      {isLater || !people ? t(word) : t('send.submitTo', { count: people, people: number(people) })}
    </Button>
  );
}
