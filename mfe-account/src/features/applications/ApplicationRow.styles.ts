import { media, styled } from 'platform';

export const Toggle = styled.button`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  min-height: var(--space-6);
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-brand-text);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  svg {
    transition: rotate var(--motion-fast) var(--ease-out);
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  ${media.touch} {
    min-height: var(--target-min);
  }
`;

export const Due = styled.div`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  font-size: var(--text-sm);

  svg {
    flex: none;
    color: var(--color-warning-soft-text);
  }
`;
