import { styled } from 'platform';

export const Note = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  margin-top: var(--space-6);
  font-size: var(--text-sm);
`;
