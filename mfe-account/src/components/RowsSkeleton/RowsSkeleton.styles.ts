import { media, styled } from 'platform';

export const Row = styled.div`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr 1fr;
  gap: var(--space-4);
  align-items: center;
  padding: var(--space-6) var(--space-4);

  & + & {
    border-top: var(--border-hair) solid var(--color-border);
  }

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    padding: var(--space-4);
  }
`;
