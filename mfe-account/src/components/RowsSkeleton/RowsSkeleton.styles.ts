import { media, styled } from 'platform';

export const Head = styled.div`
  height: calc(var(--space-6) + 1lh);
  background: var(--color-sunken);
  font-size: var(--text-xs);

  ${media.below.medium} {
    display: none;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr 1fr 1fr;
  gap: var(--space-8);
  align-items: baseline;
  padding: var(--space-4);
  border-top: var(--border-hair) solid var(--color-border);

  ${media.below.medium} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);

    ${Head} + & {
      border-top: 0;
    }
  }
`;

export const Title = styled.div`
  display: grid;
  gap: var(--space-3);
`;
