import { Card as Sheet, media, styled } from 'platform';

/** A white card above the illustration, with the focus ring of white surfaces. */
export const Card = styled(Sheet)`
  --focus-inner: var(--color-focus-in);

  position: relative;
  padding: calc(var(--space-6) + var(--space-1));
  color: var(--color-text);

  ${media.below.small} {
    padding: var(--space-5);
  }
`;

export const Title = styled.h2`
  font-size: var(--text-xl);
`;

export const Lead = styled.p`
  margin-top: var(--space-1);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
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
