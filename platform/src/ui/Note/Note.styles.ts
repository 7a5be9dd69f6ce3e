import { styled } from 'styled-components';

export type NoteTone = 'info' | 'success' | 'warning' | 'danger';

export const Panel = styled.div<{ $tone: NoteTone }>`
  display: grid;
  grid-template-columns: var(--icon-md) minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-md);
  background: var(--color-${({ $tone }) => $tone}-soft);
  color: var(--color-${({ $tone }) => $tone}-soft-text);
  font-size: var(--text-sm);

  a {
    color: inherit;
  }

  button {
    margin-top: var(--space-3);
  }
`;

export const Title = styled.strong`
  display: block;
  font-weight: var(--weight-semibold);
`;
