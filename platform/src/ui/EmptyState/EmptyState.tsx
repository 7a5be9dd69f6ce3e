import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../Illustration/Illustration';
import * as S from './EmptyState.styles';

export interface EmptyStateProps {
  illustration?: IllustrationName;
  /** What is so. */
  title: ReactNode;
  /** What to do about it. */
  text?: ReactNode;
  /** One button, two at most. */
  actions?: ReactNode;
  /** `h1` where it is the whole page, else the level that the page needs here. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** Says that there is nothing, and shows the way on. */
export function EmptyState({ illustration, title, text, actions, heading = 'h2' }: EmptyStateProps) {
  return (
    <S.Frame>
      {illustration !== undefined && <Illustration name={illustration} size={heading === 'h1' ? 'large' : 'medium'} />}
      <S.Title as={heading} $page={heading === 'h1'}>
        {title}
      </S.Title>
      {text !== undefined && <S.Text>{text}</S.Text>}
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
    </S.Frame>
  );
}
