import { useState } from 'react';
import { useTranslation } from 'platform/narrow';
import type { Campaign, CampaignStatusPayload } from 'shared-contracts';
import { stateOf } from '../campaign-state';
import { useChangeCampaignStatusMutation } from '../campaigns.api';
import { usePagePlatform } from '../page-platform';
import { useFailureText } from './Failure';
import { currentRecordIn, useCampaignChanges } from './useCampaignChanges';

type Change = CampaignStatusPayload['status'];

/** Pauses, resumes, starts or cancels a campaign after a confirmation. */
export function useStatusChange(campaign: Campaign, onChanged: () => void) {
  const { id, name, status, version } = campaign;
  const { t } = useTranslation('mfe-newsletter-admin');
  const { toast } = usePagePlatform();
  const textOf = useFailureText();
  const changesOf = useCampaignChanges();
  const [asked, setAsked] = useState<Change | null>(null);
  const [change, { isLoading }] = useChangeCampaignStatusMutation();
  const confirm = async () => {
    if (asked === null) return;
    const texts = textsOf(asked, status);
    const { error } = await change({ id: String(id), body: { status: asked, version } });
    setAsked(null);
    // The rendered data may be outdated.
    onChanged();
    if (error === undefined) return toast({ title: t(`${texts}.done`, { name }), variant: 'success' });
    toast({ title: t(`${texts}.failed`), description: reasonOf(error), variant: 'destructive' });
  };
  /** After a conflict: the changes of the other admin and the current state. */
  const reasonOf = (error: unknown) => {
    const current = currentRecordIn(error, 'campaign_changed') as Campaign | null;
    if (current === null) return textOf(error);
    const fields = changesOf(campaign, current).map(({ field }) => field);
    const state = t('changed.state', { status: t(`status.${stateOf(current)}`) });
    return fields.length === 0 ? state : `${state} ${t('changed.fields', { fields: fields.join(', ') })}`;
  };
  return {
    ask: setAsked,
    question: {
      texts: asked === null ? null : textsOf(asked, status),
      values: { name },
      tone: asked === 'canceled' ? ('danger' as const) : ('primary' as const),
      busy: isLoading,
      onClose: () => setAsked(null),
      onConfirm: () => void confirm(),
    },
  };
}

/** Resuming has another confirmation text than starting. */
function textsOf(change: Change, status: Campaign['status']): string {
  return `change.${change === 'sending' && status === 'scheduled' ? 'begin' : change}`;
}
