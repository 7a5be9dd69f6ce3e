import type { ReactNode } from 'react';
import { focusHome } from '../Confirmation/focus-targets';
import * as S from './TabHead.styles';

interface TabHeadProps {
  title: string;
  /** A sentence on how things stand. */
  children?: ReactNode;
}

/** Heading of a tab, or of a page that is one alone; what was focused and is gone leaves the focus to it. */
export function TabHead({ title, children }: TabHeadProps) {
  return (
    <S.Head>
      <h1 id={focusHome} tabIndex={-1}>
        {title}
      </h1>
      {Boolean(children) && <S.Lead>{children}</S.Lead>}
    </S.Head>
  );
}
