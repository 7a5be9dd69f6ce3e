import { styled } from 'styled-components';
import { Badge, useTranslation, type BadgeProps } from 'platform/narrow';
import type { Campaign } from 'shared-contracts';
import { settledCount, stateOf, type CampaignState } from '../campaign-state';
import { useFormat } from '../page-platform';

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
