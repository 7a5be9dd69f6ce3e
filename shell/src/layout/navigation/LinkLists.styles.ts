import { Link, styled } from 'platform';

export const List = styled.ul`
  display: grid;
`;

export const Item = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-height: var(--control-md);
  padding-inline: var(--space-2);
  border-radius: var(--radius-sm);
  color: var(--color-text);
  font-size: var(--text-control);
  font-weight: var(--weight-medium);
  text-decoration: none;

  & > svg {
    color: var(--color-text-muted);
  }

  &:hover {
    background: var(--color-hover);
  }

  &[aria-current],
  &[aria-current] > svg {
    background: var(--color-brand-soft);
    color: var(--color-brand-soft-text);
  }

  &[aria-current] {
    font-weight: var(--weight-semibold);
  }
`;
