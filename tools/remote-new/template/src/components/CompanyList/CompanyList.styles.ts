import { media, styled } from 'platform';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** The link of the name covers the row, which shows its focus. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: var(--logo-md) minmax(0, 1fr) auto;
  gap: var(--space-4);
  align-items: center;
  position: relative;
  min-height: var(--space-20);
  padding: var(--space-2) var(--space-5);

  & + & {
    border-top: var(--border-hair) solid var(--color-border);
  }

  &:hover {
    background: var(--color-hover);
  }

  &:has(a:focus-visible) {
    outline: var(--focus-line) solid var(--color-focus-in);
    outline-offset: calc(-1 * var(--focus-line));
    box-shadow: inset 0 0 0 var(--focus-reach) var(--color-focus-out);
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

  a {
    color: var(--color-text);
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

export const Jobs = styled.p`
  font-size: var(--text-sm);
  color: var(--color-text-muted);
`;
