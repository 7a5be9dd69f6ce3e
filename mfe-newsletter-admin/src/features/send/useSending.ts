import { useState } from 'react';
import { isApiError, useTranslation } from 'platform/narrow';
import type { SendCampaignAnswer } from 'shared-contracts';
import { useSendCampaignMutation } from '../../campaigns.api';
import { usePagePlatform } from '../../page-platform';
import { sendPayloadOf } from './campaign-values';
import type { CampaignFormState } from './useCampaignForm';

/** Result of sending at the time of the response; some mails may be sent already. */
export function outcomeOf({ status }: SendCampaignAnswer): 'scheduled' | 'sent' | 'begun' | 'stopped' {
  if (status === 'scheduled' || status === 'sent') return status;
  return status === 'sending' ? 'begun' : 'stopped';
}

type Asked = 'send' | 'repeat';

/** Confirms, sends and reports the result. The input is cleared only on success. */
export function useSending(
  form: CampaignFormState,
  campaignId: number | null,
  onSent: (answer: SendCampaignAnswer) => void,
) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { toast } = usePagePlatform();
  const [send, { isLoading }] = useSendCampaignMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const fail = (error: unknown) => {
    setFailure(error);
    setAsked(null);
    if (isApiError(error)) form.refuse(error.data.fields ?? {});
    toast({ title: t('send.failed.title'), description: t('send.failed.text'), variant: 'destructive' });
  };
  const confirm = async () => {
    const payload = sendPayloadOf(form.values, campaignId, form.stored.version());
    const body = { ...payload, ...(asked === 'repeat' && { isRepeat: true }) };
    const { data, error } = await send({ body, key: form.draft.keyFor('send', form.values, body) });
    if (isApiError(error) && error.data.code === 'campaign_repeated') return setAsked('repeat');
    if (form.stored.handleConflict(error, 'send')) return setAsked(null);
    if (data === undefined) return fail(error);
    setAsked(null);
    form.clear();
    const outcome = outcomeOf(data);
    toast({ title: t(`send.outcome.${outcome}`), variant: outcome === 'stopped' ? 'destructive' : 'success' });
    onSent(data);
  };
  return {
    asked,
    failure,
    isSending: isLoading,
    ask: async () => {
      setFailure(null);
      if (await form.check()) setAsked('send');
    },
    close: () => setAsked(null),
    confirm: () => void confirm(),
  };
}
