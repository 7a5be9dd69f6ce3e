import { useState } from 'react';
import { AlertDialog, isApiError, Link, Note, useTranslation, type TextName } from 'platform/narrow';
import type { SendCampaignAnswer } from 'shared-contracts';
import { useAudienceSize, useSendCampaignMutation } from '../../campaigns.api';
import { urlOf, useFormat, usePageServices } from '../../page';
import { lisbonMoment, sendPayloadOf, type CampaignValues } from './campaign-values';
import type { CampaignFormState } from './useCampaignForm';

/** Result of sending at the time of the response; some mails may be sent already. */
function outcomeOf({ status }: SendCampaignAnswer): 'scheduled' | 'sent' | 'begun' | 'stopped' {
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
  const { toast } = usePageServices();
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

interface SendQuestionProps {
  sending: ReturnType<typeof useSending>;
  values: CampaignValues;
}

/** Confirmation before sending, with the number of recipients; a repeated campaign requires a second confirmation. */
export function SendQuestion({ sending, values }: SendQuestionProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number, dateTime } = useFormat();
  const { recipients } = useAudienceSize(values.frequency);
  const { asked, isSending, close, confirm } = sending;
  const kind = kindOf(asked, values);
  const word = (name: TextName<'mfe-newsletter-admin', 'send.question'>) => t(`send.question.${name}`);
  const whom =
    recipients === null
      ? word('unknown')
      : t('send.question.people', { count: recipients, people: number(recipients) });
  const when =
    kind === 'later'
      ? t('send.question.at', { at: dateTime(new Date(lisbonMoment(values.time)).toISOString()) })
      : word('now');
  return (
    <AlertDialog
      open={asked !== null}
      onOpenChange={(open) => open || isSending || close()}
      title={word(`${kind}.title`)}
      text={kind === 'repeat' ? word('repeat.text') : `${whom} ${when}`}
      cancelLabel={word('keep')}
      confirmLabel={word(`${kind}.confirm`)}
      onConfirm={confirm}
      tone="primary"
      busy={isSending}
    />
  );
}

/** The form validates the time before, so it is readable here. */
function kindOf(asked: SendQuestionProps['sending']['asked'], { isLater, time }: CampaignValues) {
  if (asked === 'repeat') return 'repeat';
  return isLater && !Number.isNaN(lisbonMoment(time)) ? 'later' : 'atOnce';
}

/** Result of sending, with a link to the report. */
export function Sent({ answer }: { answer: SendCampaignAnswer }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  const { campaignId, sent, errors, queued } = answer;
  const outcome = outcomeOf(answer);
  const isFine = outcome !== 'stopped' && errors === 0;
  return (
    <Note tone={isFine ? 'success' : 'warning'} role="status" title={t(`send.outcome.${outcome}`)}>
      {outcome !== 'scheduled' &&
        t('send.outcome.counts', { sent: number(sent), errors: number(errors), queued: number(queued) })}{' '}
      <Link to={urlOf({ tab: 'history', campaign: campaignId })}>{t('send.outcome.watch')}</Link>
    </Note>
  );
}
