import { useState } from 'react';
import { useTranslation } from 'platform/narrow';
import type { Campaign, UncertainRecipientsPayload } from 'shared-contracts';
import { useSettleUncertainRecipientsMutation } from '../../campaigns.api';
import { useFailureText } from '../../components/useFailureText';
import { useFormat } from '../../components/useFormat';
import { usePagePlatform } from '../../page-platform';

interface Settling {
  campaign: Pick<Campaign, 'id' | 'version'>;
  uncertain: number;
  onChanged: () => void;
}

/**
 * Settles uncertain recipients after a confirmation. `uncertain`: their number, which the confirmation for all of
 * them contains.
 */
export function useSettling({ campaign, uncertain, onChanged }: Settling) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { toast } = usePagePlatform();
  const { number } = useFormat();
  const textOf = useFailureText();
  const [asked, setAsked] = useState<UncertainRecipientsPayload | null>(null);
  const [settle, { isLoading }] = useSettleUncertainRecipientsMutation();
  const confirm = async () => {
    if (asked === null) return;
    const { error } = await settle({ id: String(campaign.id), body: { ...asked, version: campaign.version } });
    setAsked(null);
    // What is shown may be outdated.
    if (error !== undefined) onChanged();
    if (error === undefined) toast({ title: t('settle.done'), variant: 'success' });
    else toast({ title: t('settle.failed'), description: textOf(error), variant: 'destructive' });
  };
  return {
    ask: setAsked,
    question: {
      texts: asked === null ? null : `settle.question.${asked.ids === undefined ? 'all' : 'one'}.${asked.state}`,
      values: { count: uncertain, people: number(uncertain) },
      tone: 'primary' as const,
      busy: isLoading,
      onClose: () => setAsked(null),
      onConfirm: () => void confirm(),
    },
  };
}
