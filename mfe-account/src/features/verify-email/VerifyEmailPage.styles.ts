import { Card, styled } from 'platform';

export const Another = styled(Card).attrs({ as: 'section' })`
  margin-bottom: var(--space-section);
`;

export const Title = styled.h2`
  font-size: var(--text-xl);
`;
