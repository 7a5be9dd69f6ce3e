import { styled } from 'styled-components';

export interface StackProps {
  /** Step of the spacing scale between two parts. Default 5. */
  $gap?: 2 | 3 | 4 | 5 | 6;
}

/** Parts below each other, none wider than the room: `<Stack as="form">`. */
export const Stack = styled.div<StackProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 5 }) => `var(--space-${$gap})`};
`;
