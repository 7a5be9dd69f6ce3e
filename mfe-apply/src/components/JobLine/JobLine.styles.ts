import { styled } from 'platform';

export const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  font-size: var(--text-sm);

  b,
  a {
    display: block;
    font-weight: var(--weight-semibold);
    overflow-wrap: anywhere;
  }

  a {
    width: fit-content;
  }

  div > span {
    color: var(--color-text-muted);
  }
`;
