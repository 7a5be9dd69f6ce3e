import { styled } from 'platform';

export const Small = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;
