import { media, styled } from 'platform';

/** Below the field of the minimum. */
export const Group = styled.div`
  margin-bottom: var(--space-2);

  ${media.withoutScript} {
    display: none;
  }
`;

/** Has the height of the drawing also while it loads, so that what follows does not move. */
export const Place = styled.div`
  display: grid;
  align-content: center;
  min-height: 84px;
  font-size: var(--text-sm);
  color: var(--color-text-muted);
`;

export const Bars = styled.svg`
  display: block;
  width: 100%;
  height: 84px;
  overflow: visible;

  text {
    font-size: var(--text-2xs);
    font-variant-numeric: tabular-nums;
    fill: var(--color-text-muted);
  }

  [data-part='bar'] {
    fill: var(--color-brand-line);
  }

  [data-part='below'] {
    fill: var(--color-border);
  }

  [data-part='axis'] {
    stroke: var(--color-border-strong);
  }

  ${media.forcedColors} {
    [data-part='bar'] {
      fill: Highlight;
    }

    [data-part='below'] {
      fill: GrayText;
    }
  }
`;

export const Presets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(2.9rem, 1fr));
  gap: var(--space-1);
  margin-top: var(--space-2);
`;

export const Preset = styled.button`
  min-height: var(--control-sm);
  padding: 0;
  border: var(--border-control) solid var(--color-border-strong);
  border-radius: var(--radius-sm);
  background: var(--color-surface);
  color: var(--color-text);
  font-size: var(--text-xs);
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover {
    background: var(--color-hover);
  }

  &[aria-pressed='true'] {
    border-color: var(--color-brand);
    background: var(--color-brand-soft);
    color: var(--color-brand-soft-text);
    font-weight: var(--weight-semibold);
    box-shadow: inset 0 0 0 var(--border-hair) var(--color-brand);
  }

  &[aria-pressed='true']:focus-visible {
    box-shadow: 0 0 0 var(--focus-reach) var(--color-focus-out);
  }

  ${media.touch} {
    min-height: var(--target-min);
  }

  ${media.forcedColors} {
    &[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
`;

export const Note = styled.p`
  margin-top: var(--space-3);
  font-size: var(--text-xs);
  line-height: 1.4;
  color: var(--color-text-muted);
`;
