import { media, styled } from 'platform';

export const Panel = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-6);
  padding: var(--space-12) clamp(var(--space-6), 5vw, var(--space-16));
  background: var(--color-brand-soft);

  ${media.below.large} {
    padding: var(--space-8) var(--gutter);
  }
`;

export const Blurbs = styled.ul`
  display: grid;
  gap: var(--space-6);

  li {
    display: grid;
    grid-template-columns: var(--target-min) minmax(0, 1fr);
    gap: var(--space-3);
    overflow-wrap: anywhere;
  }
`;

export const Tile = styled.span`
  display: grid;
  place-items: center;
  width: var(--target-min);
  height: var(--target-min);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  color: var(--color-brand-soft-text);
`;

export const Title = styled.h3`
  font-size: var(--text-lg);
`;

export const Text = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;
