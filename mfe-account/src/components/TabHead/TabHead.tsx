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

/** Heading of a tab, or of a page that is one alone; what was focused and is gone leaves the focus to it. */
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
