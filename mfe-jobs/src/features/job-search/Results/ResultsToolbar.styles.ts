import { media, styled } from 'platform';

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  min-height: var(--control-sm);
  margin: var(--space-4) 0 var(--space-3);
`;

export const Count = styled.p`
  margin-inline-end: auto;
  color: var(--color-text-muted);

  b {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    color: var(--color-text);
  }
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;

  ${media.below.large} {
    width: 100%;
  }
`;
