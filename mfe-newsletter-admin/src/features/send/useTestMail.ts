import { useTranslation } from 'platform/narrow';
import { useSendTestMailMutation } from '../../campaigns.api';
import { useFailureText } from '../../components/useFailureText';
import { usePagePlatform } from '../../page-platform';
import { payloadOf } from './campaign-values';
import type { CampaignFormState } from './useCampaignForm';

/** The mail to the admin alone. */
export function useTestMail(form: CampaignFormState) {
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
