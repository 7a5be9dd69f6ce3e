import { media, Stack, styled } from 'platform';

/** The search of the alert, with the texts of the chips above the list. */
export const Search = styled.p`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-sm);
  background: var(--color-brand-soft);
  color: var(--color-brand-soft-text);
  font-weight: var(--weight-semibold);
  overflow-wrap: anywhere;

  svg {
    flex: none;
  }
`;

export const Small = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  justify-content: flex-end;

  ${media.below.small} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

export const Sent = styled(Stack)`
  &:focus:not(:focus-visible) {
    outline: 0;
  }
`;
