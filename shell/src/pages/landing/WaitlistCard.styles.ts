import { Card as Sheet, media, styled } from 'platform';

export const Card = styled(Sheet)`
  padding: var(--space-8);

  ${media.below.small} {
    padding: var(--space-5);
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4) var(--space-3);
  align-items: start;

  ${media.below.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Small = styled.div`
  display: grid;
  gap: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-xs);

  a {
    color: var(--color-brand-text);
  }
`;
