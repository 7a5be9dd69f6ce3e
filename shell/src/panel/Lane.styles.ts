import { css, styled } from 'platform';
import { inset } from './shared.styles';

export const Axis = styled.div`
  ${inset}
  position: sticky;
  z-index: var(--z-raised);
  top: 0;
  padding-top: var(--space-2);
  border-bottom: var(--border-hair) solid var(--color-border);
  background: var(--color-raised);
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--tight) var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-2xs);

  li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
  }
`;

/** Fills of the phases, in lanes and keys. */
const phases = css`
  .resolve,
  .link {
    fill: var(--color-text-muted);
  }

  .wait {
    fill: var(--color-border-strong);
  }

  .fetch {
    fill: var(--color-info);
  }

  .evaluate {
    fill: var(--color-violet-soft-text);
  }

  .mount {
    fill: var(--color-brand);
  }

  .lcp {
    fill: var(--color-accent-line);
  }

  .failed {
    fill: none;
    stroke: var(--color-danger);
    stroke-width: var(--panel-edge);
    stroke-linecap: round;
  }

  .grid {
    fill: var(--color-border);
  }
`;

export const Key = styled.svg`
  --key-size: 13px;

  ${phases}
  flex: none;
  width: var(--key-size);
  height: var(--key-size);
`;

export const Ticks = styled.svg`
  display: block;
  overflow: visible;
  width: 100%;
  height: var(--lane-height);
  fill: var(--color-text-muted);
  font-size: var(--text-2xs);
  font-variant-numeric: tabular-nums;
`;

export const Lane = styled.svg`
  ${phases}
  display: block;
  overflow: hidden;
  width: 100%;
  height: var(--lane-height);
  margin-top: var(--space-2);
  border-radius: var(--radius-xs);
  background: var(--color-sunken);
`;
