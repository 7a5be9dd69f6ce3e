import { useId, type ReactNode } from 'react';
import { Icon, Link } from 'platform';
import * as S from './Block.styles';

interface BlockProps {
  title: string;
  /** Link to the full list. */
  more: { label: string; to: string };
  children: ReactNode;
}

/** A block of the overview, with a heading and a link to the full list. Unlike `Section`, it can be placed beside another block. */
export function Block({ title, more, children }: BlockProps) {
  const id = useId();
  return (
    <S.Block aria-labelledby={id}>
      <S.Head>
        <h2 id={id}>{title}</h2>
        <Link to={more.to}>
          {more.label}
          <Icon name="arrowRight" size="sm" />
        </Link>
      </S.Head>
      {children}
    </S.Block>
  );
}
