import { Card, media, styled } from 'platform';

/** Small screens have the action bar instead. */
export const Panel = styled(Card)`
  ${media.below.large} {
    display: none;
  }
`;

export const Amount = styled.p`
  font-size: 1.625rem;
  font-weight: var(--weight-display);
  line-height: 1.2;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`;

export const Unknown = styled.p`
  color: var(--color-text-muted);
`;

export const Terms = styled.p`
  font-size: var(--text-sm);
  color: var(--color-text-muted);
`;

export const Actions = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-4);
`;

/** Quiet buttons side by side. */
export const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  justify-content: center;
`;

export const Hint = styled.p`
  margin-top: 14px;
  padding-top: 14px;
  border-top: var(--border-hair) solid var(--color-border);
  font-size: var(--text-xs);
  line-height: 1.4;
  color: var(--color-text-muted);
`;

/** Sticky, not fixed: at the end of the page it rests above the footer instead of covering it. */
export const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--z-sticky);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: var(--space-2);
  align-items: center;
  margin-top: var(--space-8);
  padding: 10px var(--gutter) calc(10px + env(safe-area-inset-bottom));
  background: var(--color-raised);
  box-shadow: 0 -1px 0 var(--color-border);

  ${media.from.large} {
    display: none;
  }

  ${media.below.medium} {
    bottom: var(--tabbar-space);
  }

  ${media.short} {
    position: static;
  }
`;
