import { useState } from 'react';
import { useTranslation } from 'platform/narrow';
import type { Campaign, CampaignStatusPayload } from 'shared-contracts';
import { useChangeCampaignStatusMutation } from '../campaigns.api';
import { usePagePlatform } from '../page-platform';
import { useFailureText } from './useFailureText';

type Change = CampaignStatusPayload['status'];

/** Pauses a campaign, lets it go on or begin, or cancels it, once it was asked whether that is meant. */
export function useStatusChange(
  { id, name, status }: Pick<Campaign, 'id' | 'name' | 'status'>,
  onChanged?: () => void,
) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { toast } = usePagePlatform();
  const textOf = useFailureText();
  const [asked, setAsked] = useState<Change | null>(null);
  const [change, { isLoading }] = useChangeCampaignStatusMutation();
  const confirm = async () => {
    if (asked === null) return;
    const texts = textsOf(asked, status);
    const { error } = await change({ id: String(id), body: { status: asked } });
    setAsked(null);
    // What is shown may be what does not fit any more.
    onChanged?.();
    if (error === undefined) toast({ title: t(`${texts}.done`, { name }), variant: 'success' });
    else toast({ title: t(`${texts}.failed`), description: textOf(error), variant: 'destructive' });
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

/** To go on is another question than to begin. */
function textsOf(change: Change, status: Campaign['status']): string {
  return `change.${change === 'sending' && status === 'scheduled' ? 'begin' : change}`;
}
