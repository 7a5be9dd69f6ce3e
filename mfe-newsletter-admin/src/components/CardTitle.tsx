import { styled } from 'styled-components';

/** Title of a card. */
export const CardTitle = styled.h2`
  font-size: var(--text-lg);
  font-weight: var(--weight-semibold);
  letter-spacing: var(--tracking-title);
`;
