import type { ReactNode } from 'react';
import { Skeleton } from 'platform';
import { focusHome } from '../Confirmation/focus-targets';
import * as S from './TabHead.styles';

interface TabHeadProps {
  title: string;
  /** A sentence on how things stand. */
  children?: ReactNode;
  /** The sentence follows with the data. */
  isLoading?: boolean;
}

/** Heading of a tab or a page. It receives the focus when the focused element was removed. */
export function TabHead({ title, children, isLoading = false }: TabHeadProps) {
  return (
    <S.Head>
      <h1 id={focusHome} tabIndex={-1}>
        {title}
      </h1>
      {isLoading && (
        <S.Lead as="div">
          <Skeleton width="16em" height="1lh" />
        </S.Lead>
      )}
      {Boolean(children) && <S.Lead>{children}</S.Lead>}
    </S.Head>
  );
}
