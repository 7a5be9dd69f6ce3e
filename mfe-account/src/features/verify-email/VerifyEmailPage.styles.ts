import { Card, styled } from 'platform';

export const Another = styled(Card).attrs({ as: 'section' })`
  margin-bottom: var(--space-section);
`;

export const ByHand = styled.form`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  margin-bottom: var(--space-section);
  text-align: center;
`;

export const Title = styled.h2`
  font-size: var(--text-xl);
`;
