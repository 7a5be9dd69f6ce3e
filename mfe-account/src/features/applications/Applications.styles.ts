import { styled } from 'platform';

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

export const Small = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;
