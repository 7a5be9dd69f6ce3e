import { Button, Icon, useTranslation } from 'platform/narrow';
import type { CampaignReport } from 'shared-contracts';
import {
  useAudienceSize,
  useCreateCampaignMutation,
  useSendTestMailMutation,
  useUpdateCampaignMutation,
} from '../../campaigns.api';
import { useFailureText } from '../../components/Failure';
import { PreviewButton } from '../../components/MailPreview';
import { urlOf, useFormat, usePageServices } from '../../page';
import { payloadOf } from './campaign-values';
import type { CampaignFormState } from './useCampaignForm';
import type { useDraftRemoval } from './useDraftRemoval';
import * as S from './SendTab.styles';

interface FormButtonsProps {
  form: CampaignFormState;
  draft: ReturnType<typeof useDraft>;
  removal: ReturnType<typeof useDraftRemoval>;
  campaign: CampaignReport | null;
}

/** Buttons for sending, testing and previewing. A scheduled campaign is changed by scheduling it again. */
export function FormButtons({ form, draft, removal, campaign }: FormButtonsProps) {
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
          <Button variant="dangerQuiet" busy={removal.isRemoving} onClick={removal.remove}>
            {t('send.draft.remove')}
          </Button>
        )}
      </S.QuietButtons>
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
  const { toast } = usePageServices();
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

/** Saves the form as a draft campaign. A new campaign gets its own URL. */
export function useDraft(form: CampaignFormState, campaignId: number | null) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { navigate, toast } = usePageServices();
  const textOf = useFailureText();
  const [create, { isLoading: isCreating }] = useCreateCampaignMutation();
  const [update, { isLoading: isUpdating }] = useUpdateCampaignMutation();

  const report = (error: unknown) =>
    toast(
      error === undefined
        ? { title: t('send.draft.saving.done'), variant: 'success' }
        : { title: t('send.draft.saving.failed'), description: textOf(error), variant: 'destructive' },
    );
  const saveNew = async () => {
    const body = payloadOf(form.values);
    const { data, error } = await create({ body, key: form.draft.keyFor('create', form.values, body) });
    if (data === undefined) return error;
    form.draft.saveAs(data);
    navigate(urlOf({ tab: 'send', campaign: data.id }), { replace: true });
    return undefined;
  };
  const saveAgain = async (id: number) => {
    const body = { ...payloadOf(form.values), ...versionOf(form.stored.version()) };
    const { data, error } = await update({ id: String(id), body });
    if (data === undefined) return error;
    form.stored.rebase(data);
    form.draft.saveAs(data);
    return undefined;
  };
  const save = async () => {
    if (!(await form.check())) return;
    const error = await (campaignId === null ? saveNew() : saveAgain(campaignId));
    if (!form.stored.handleConflict(error, 'save')) report(error);
  };
  return {
    isSaving: isCreating || isUpdating,
    save: () => void save(),
  };
}

function versionOf<Version>(version: Version | undefined) {
  return version === undefined ? {} : { version };
}
