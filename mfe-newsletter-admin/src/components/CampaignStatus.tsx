import { useState } from 'react';
import { styled } from 'styled-components';
import { Badge, useTranslation, type BadgeProps } from 'platform/narrow';
import type { Campaign, CampaignStatusPayload } from 'shared-contracts';
import { useChangeCampaignStatusMutation } from '../campaigns.api';
import { useFormat, usePageServices } from '../page';
import { currentRecordIn, useCampaignChanges } from './ConcurrentChanges';
import { useFailureText } from './Failure';

/** Displayed state of a campaign: its status, subdivided where one label would be misleading. */
export type CampaignState = Campaign['status'] | 'missed' | 'sentWithErrors';

export function stateOf({ status, isMissed, counts }: Campaign): CampaignState {
  if (isMissed) return 'missed';
  return status === 'sent' && counts.failed + counts.uncertain > 0 ? 'sentWithErrors' : status;
}

const looks: Record<CampaignState, Required<Pick<BadgeProps, 'tone' | 'icon'>>> = {
  draft: { tone: 'neutral', icon: 'pen' },
  scheduled: { tone: 'info', icon: 'calendar' },
  missed: { tone: 'warning', icon: 'alert' },
  sending: { tone: 'info', icon: 'send' },
  paused: { tone: 'warning', icon: 'clock' },
  sent: { tone: 'success', icon: 'check' },
  sentWithErrors: { tone: 'warning', icon: 'alert' },
  canceled: { tone: 'neutral', icon: 'close' },
  failed: { tone: 'danger', icon: 'close' },
};

/** State of a campaign. */
export function StatusBadge({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const state = stateOf(campaign);
  return <Badge {...looks[state]}>{t(`status.${state}`)}</Badge>;
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.progress`
  width: 100%;
  height: var(--space-2);
  overflow: hidden;
  border: 0;
  border-radius: var(--radius-full);
  background: var(--color-neutral-soft);
  appearance: none;

  &::-webkit-progress-bar {
    background: transparent;
  }

  &::-webkit-progress-value {
    border-radius: var(--radius-full);
    background: var(--color-brand);
  }

  &::-moz-progress-bar {
    background: var(--color-brand);
  }
`;

/** Recipients with a final result. */
const settledCount = ({ counts }: Campaign) => counts.audience - counts.pending - counts.sending;

/** Share of the audience that has a result. */
export function SendingProgress({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number } = useFormat();
  const done = settledCount(campaign);
  const { audience } = campaign.counts;
  return (
    <Frame>
      <Bar aria-label={t('progress.label', { name: campaign.name })} value={done} max={Math.max(audience, 1)} />
      <span>{t('progress.text', { done: number(done), audience: number(audience) })}</span>
    </Frame>
  );
}

type StatusChange = CampaignStatusPayload['status'];

/** Pauses, resumes, starts or cancels a campaign after a confirmation. */
export function useStatusChange(campaign: Campaign, onChanged: () => void) {
  const { id, name, status, version } = campaign;
  const { t } = useTranslation('mfe-newsletter-admin');
  const { toast } = usePageServices();
  const textOf = useFailureText();
  const changesOf = useCampaignChanges();
  const [asked, setAsked] = useState<StatusChange | null>(null);
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
function textsOf(change: StatusChange, status: Campaign['status']) {
  return `change.${change === 'sending' && status === 'scheduled' ? 'begin' : change}` as const;
}
