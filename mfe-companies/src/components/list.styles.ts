import { css, styled } from 'platform';

/** Of a heading that a list's pages start at: it takes the focus, and the header hides nothing of it. */
export const pageStart = css`
  scroll-margin-top: calc(var(--header-height) + var(--space-6));

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
