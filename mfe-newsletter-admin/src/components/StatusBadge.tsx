import { Badge, useTranslation, type BadgeProps } from 'platform/narrow';
import type { Campaign } from 'shared-contracts';
import { stateOf, type CampaignState } from '../campaign-state';

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

/** Where a campaign stands. */
export function StatusBadge({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const state = stateOf(campaign);
  return <Badge {...looks[state]}>{t(`status.${state}`)}</Badge>;
}
