import { styled } from 'platform';

export const Link = styled.a`
  position: absolute;
  z-index: var(--z-skip);
  top: var(--skip-hidden);
  left: var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-sm);
  background: var(--color-accent);
  color: var(--color-accent-contrast);
  font-weight: var(--weight-semibold);

  &:focus {
    top: var(--space-2);
  }
`;
