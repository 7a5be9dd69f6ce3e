import { media, Stack } from 'platform/narrow';
import { styled } from 'styled-components';

export const Frame = styled(Stack)`
  max-width: var(--width-text);
`;

export const Moment = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);

  ${media.below.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Next = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;
