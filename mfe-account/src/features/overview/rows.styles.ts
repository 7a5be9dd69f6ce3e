import { Link, styled } from 'platform';

/** A row that its link covers. */
export const row = `
  position: relative;
  display: grid;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  min-height: calc(6 * var(--space-4));
  padding: var(--space-4) var(--space-5);
`;

/** The link covers the row, which is positioned. */
export const RowLink = styled(Link)`
  color: var(--color-text);
  font-weight: var(--weight-semibold);
  line-height: var(--leading-snug);
  text-decoration: none;
  overflow-wrap: anywhere;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover {
    text-decoration: underline var(--focus-line) var(--color-brand);
  }
`;

/** Smaller than the logos of the kit, independent of the order of style sheets. */
export const Logo = styled.span`
  && > * {
    width: var(--space-10);
    height: var(--space-10);
    font-size: var(--text-md);
  }
`;

export const Small = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);
`;
