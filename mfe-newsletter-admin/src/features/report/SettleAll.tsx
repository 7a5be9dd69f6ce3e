import { useState } from 'react';
import { Button, useTranslation } from 'platform/narrow';
import type { Campaign, CampaignReport, UncertainRecipientsPayload } from 'shared-contracts';
import { useSettleUncertainRecipientsMutation } from '../../campaigns.api';
import { useFailureText } from '../../components/Failure';
import { Question } from '../../components/Question';
import { useFormat, usePageServices } from '../../page';
import * as S from './Report.styles';

/** Settles all uncertain recipients, including those on other pages. */
export function SettleAll({ campaign, onChanged }: { campaign: CampaignReport; onChanged: () => void }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { ask, question } = useSettling({ campaign, uncertain: campaign.counts.uncertain, onChanged });
  return (
    <>
      <S.Actions>
        <Button size="sm" variant="secondary" onClick={() => ask({ state: 'sent' })}>
          {t('settle.all.sent')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => ask({ state: 'pending' })}>
          {t('settle.all.pending')}
        </Button>
      </S.Actions>
      <Question {...question} />
    </>
  );
}

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
  const { toast } = usePageServices();
  const { number } = useFormat();
  const textOf = useFailureText();
  const [asked, setAsked] = useState<UncertainRecipientsPayload | null>(null);
  const [settle, { isLoading }] = useSettleUncertainRecipientsMutation();
  const confirm = async () => {
    if (asked === null) return;
    const { error } = await settle({ id: String(campaign.id), body: { ...asked, version: campaign.version } });
    setAsked(null);
    // The rendered data may be outdated.
    if (error !== undefined) onChanged();
    if (error === undefined) toast({ title: t('settle.done'), variant: 'success' });
    else toast({ title: t('settle.failed'), description: textOf(error), variant: 'destructive' });
  };
  return {
    ask: setAsked,
    question: {
      texts:
        asked === null ? null : (`settle.question.${asked.ids === undefined ? 'all' : 'one'}.${asked.state}` as const),
      values: { count: uncertain, people: number(uncertain) },
      tone: 'primary' as const,
      busy: isLoading,
      onClose: () => setAsked(null),
      onConfirm: () => void confirm(),
    },
  };
}
