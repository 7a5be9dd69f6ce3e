import { styled } from 'styled-components';

export interface StackProps {
  /** Gap as a step of the spacing scale. Default: 5. */
  $gap?: 2 | 3 | 4 | 5 | 6;
}

/** Vertical layout whose children do not exceed its width: `<Stack as="form">`. */
export const Stack = styled.div<StackProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 5 }) => `var(--space-${$gap})`};
`;
