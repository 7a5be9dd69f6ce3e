import { styled } from 'platform';

export const Consequences = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: var(--space-3) 0 var(--space-5);
  font-size: var(--text-sm);

  li {
    display: grid;
    grid-template-columns: var(--space-4) minmax(0, 1fr);
    gap: var(--space-2);
    overflow-wrap: anywhere;
  }

  svg {
    margin-top: calc(var(--space-1) / 2);
    color: var(--color-text-muted);
  }
`;

export const Failure = styled.div`
  margin-bottom: var(--space-4);
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--space-2);
  margin-top: var(--space-5);
`;
