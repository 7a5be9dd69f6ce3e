import { media, styled } from 'platform';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: var(--logo-md) minmax(0, 1fr) auto;
  gap: var(--space-4);
  align-items: center;
  min-height: 80px;
  padding: var(--space-2) var(--space-5);

  & + & {
    border-top: var(--border-hair) solid var(--color-border);
  }

  ${media.below.medium} {
    gap: var(--space-3);
    padding-inline: var(--space-4);
  }
`;

export const Name = styled.h2`
  font-size: var(--text-md);
  font-weight: var(--weight-semibold);
  line-height: var(--leading-snug);
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;

export const Jobs = styled.p`
  font-size: var(--text-sm);
  color: var(--color-text-muted);
`;
