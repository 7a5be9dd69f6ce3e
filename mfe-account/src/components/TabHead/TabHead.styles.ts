import { styled } from 'platform';

export const Head = styled.header`
  display: grid;
  gap: var(--space-1);
  padding-bottom: var(--space-5);

  h1:focus:not(:focus-visible) {
    outline: 0;
  }
`;

export const Lead = styled.p`
  max-width: var(--measure);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;
