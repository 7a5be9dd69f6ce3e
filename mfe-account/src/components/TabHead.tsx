import type { ReactNode } from 'react';
import { Skeleton, styled } from 'platform';
import { tabTitleId } from './focus';

const Head = styled.header`
  display: grid;
  gap: var(--space-1);
  padding-bottom: var(--space-5);

  h1:focus:not(:focus-visible) {
    outline: 0;
  }
`;

const Lead = styled.p`
  max-width: var(--measure);
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

interface TabHeadProps {
  title: string;
  /** A sentence that summarizes the content. */
  children?: ReactNode;
  /** Shows a skeleton in place of the sentence. */
  isLoading?: boolean;
}

/** Heading of a tab or a page. It receives the focus when the focused element was removed. */
export function TabHead({ title, children, isLoading = false }: TabHeadProps) {
  return (
    <Head>
      <h1 id={tabTitleId} tabIndex={-1}>
        {title}
      </h1>
      {isLoading && (
        <Lead as="div">
          <Skeleton width="16em" height="1lh" />
        </Lead>
      )}
      {Boolean(children) && <Lead>{children}</Lead>}
    </Head>
  );
}
