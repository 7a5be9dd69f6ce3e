import { media, styled } from 'platform';

export const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target-min);
  margin-right: calc(-1 * var(--space-3));
  margin-left: auto;
  padding-inline: var(--space-3);
  border: 0;
  border-radius: var(--radius-sm);
  background: none;
  font-size: var(--text-sm);
  font-weight: var(--weight-semibold);
  letter-spacing: var(--tracking-caps);
  text-transform: uppercase;
  cursor: pointer;

  ${media.from.medium} {
    display: none;
  }
`;
