import { media, styled } from 'platform';

export const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2) var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-sm);
  background: var(--color-sunken);
  font-variant-numeric: tabular-nums;

  &:focus:not(:focus-visible) {
    outline: 0;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

export const Problem = styled.p`
  color: var(--color-danger-text);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
`;

export const Scan = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  font-size: var(--text-sm);

  ${media.from.small} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
  }
`;

/** Dark on light in both themes, for cameras. */
export const QrCode = styled.img`
  width: calc(2 * var(--logo-xl));
  height: calc(2 * var(--logo-xl));
  margin-inline: auto;
  border-radius: var(--radius-sm);
`;

export const Secret = styled.code`
  font-size: var(--text-md);
  overflow-wrap: anywhere;
`;
