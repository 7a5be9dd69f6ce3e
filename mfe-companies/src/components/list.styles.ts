import { css, styled } from 'platform';

/** Of a heading that a list's pages start at: it takes the focus. The page keeps room for the header itself. */
export const pageStart = css`
  scroll-margin-top: var(--space-4);

  &:focus {
    outline: 0;
    box-shadow: none;
  }
`;

/** Older results stay readable while the next ones are on their way. */
export const Answer = styled.div<{ $isStale: boolean }>`
  opacity: ${({ $isStale }) => ($isStale ? 0.6 : 1)};
  transition: opacity var(--motion-fast) var(--ease-out);
`;
