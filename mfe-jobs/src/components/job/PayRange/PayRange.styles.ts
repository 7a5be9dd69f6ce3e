import { media, styled } from 'platform';
import { late } from '../TextsWaiting';

/** The pay beside the range; on small screens above it. */
export const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--space-4) var(--space-6);
  margin-top: var(--space-5);
  padding-top: var(--space-5);
  border-top: var(--border-hair) solid var(--color-border);

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Amount = styled.p`
  font-size: 1.75rem;
  font-weight: var(--weight-display);
  line-height: 1.15;
  letter-spacing: var(--tracking-display);
  font-variant-numeric: tabular-nums;
`;

export const Terms = styled.p`
  margin-top: var(--space-1);
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--color-text-muted);
`;

export const Median = styled(Terms)<{ $isAbove: boolean }>`
  font-weight: var(--weight-semibold);
  color: ${({ $isAbove }) => ($isAbove ? 'var(--color-brand-text)' : 'var(--color-text)')};
`;

/** As high as a comparison whose caption has two lines. */
export const Waiting = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  ${late}

  ${media.touch} {
    padding-bottom: calc(var(--target-min) - var(--space-8));
  }
`;

export const Caption = styled.p`
  font-size: var(--text-sm);
  line-height: 1.45;

  b {
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  span {
    white-space: nowrap;
  }

  small {
    font-size: inherit;
    color: var(--color-text-muted);
  }
`;

export const Plot = styled.svg`
  display: block;
  width: 100%;
  height: 100px;
  margin-top: var(--space-2);
  overflow: visible;

  text {
    font-size: var(--text-2xs);
    font-variant-numeric: tabular-nums;
    fill: var(--color-text-muted);
  }

  [data-part='band'] {
    fill: var(--color-brand-soft);
    stroke: var(--color-brand-line);
  }

  [data-part='advert'] {
    fill: var(--color-border-strong);
  }

  [data-part='own'] {
    fill: var(--color-brand);
  }

  [data-part='axis'] {
    stroke: var(--color-border-strong);
  }

  [data-part='this'] {
    stroke: var(--color-brand);
    stroke-width: 6;
    stroke-linecap: round;
  }

  ${media.forcedColors} {
    [data-part='own'] {
      fill: Highlight;
    }

    [data-part='this'] {
      stroke: Highlight;
    }
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  margin-top: var(--space-1);
  font-size: var(--text-2xs);
  line-height: 1.35;
  color: var(--color-text-muted);

  li {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
`;

/** Printed although it is only a background. */
export const Sign = styled.i<{ $part: 'this' | 'advert' | 'band' }>`
  flex: none;
  print-color-adjust: exact;
  width: ${({ $part }) => ($part === 'advert' ? '8px' : '16px')};
  height: ${({ $part }) => ({ this: '6px', advert: '8px', band: '12px' })[$part]};
  border-radius: ${({ $part }) => ($part === 'band' ? 'var(--radius-xs)' : 'var(--radius-full)')};
  background: ${({ $part }) =>
    ({ this: 'var(--color-brand)', advert: 'var(--color-border-strong)', band: 'var(--color-brand-soft)' })[$part]};
  box-shadow: ${({ $part }) => ($part === 'band' ? 'inset 0 0 0 1px var(--color-brand-line)' : 'none')};

  ${media.forcedColors} {
    border: var(--border-hair) solid;
  }
`;

export const Method = styled.details`
  font-size: var(--text-xs);
  line-height: 1.45;

  > summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--space-8);
    color: var(--color-brand-text);
    font-weight: var(--weight-semibold);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  p {
    max-width: var(--measure);
    color: var(--color-text-muted);
  }

  p + p,
  p + div {
    margin-top: var(--space-2);
  }

  ${media.touch} {
    > summary {
      min-height: var(--target-min);
    }
  }
`;
