import { useTranslation } from 'platform/narrow';
import { styled } from 'styled-components';
import type { Campaign } from 'shared-contracts';
import { settledCount } from '../campaign-state';
import { useFormat } from './useFormat';

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

/** How many of the audience are done. */
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
