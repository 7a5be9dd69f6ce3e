import { useEffect, useRef, type RefObject } from 'react';
import { css, NavigationType, styled, useNavigationType } from 'platform';

/** Heading that receives focus when the page of a list changes. */
export const pageStart = css`
  scroll-margin-top: var(--space-4);

  &:focus {
    outline: 0;
    box-shadow: none;
  }
`;

/** Dims outdated results while the next ones are loading. */
export const Answer = styled.div<{ $isStale: boolean }>`
  opacity: ${({ $isStale }) => ($isStale ? 0.6 : 1)};
  transition: opacity var(--motion-fast) var(--ease-out);
`;

/**
 * Scrolls to the heading and focuses it when the page of a list changes, except after back and forward: the shell restores
 * the position then.
 * @param list Identifies the list. A change of the list is not a change of the page.
 */
export function usePageStart(list: string, page: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isPop = useNavigationType() === NavigationType.Pop;
  const shown = useRef({ list, page });
  useEffect(() => {
    const isOtherPage = shown.current.list === list && shown.current.page !== page;
    shown.current = { list, page };
    if (!isOtherPage || isPop) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [list, page, isPop]);
  return heading;
}
