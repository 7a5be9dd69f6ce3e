import { styled } from 'platform';

/** Older results stay readable while the next ones are on their way. */
export const Answer = styled.div<{ $isStale: boolean }>`
  opacity: ${({ $isStale }) => ($isStale ? 0.6 : 1)};
  transition: opacity var(--motion-fast) var(--ease-out);
`;
