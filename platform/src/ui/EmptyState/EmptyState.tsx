import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../Illustration/Illustration';
import * as S from './EmptyState.styles';

export interface EmptyStateProps {
  illustration?: IllustrationName;
  title: ReactNode;
  text?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** Heading level: `h1` for a whole page. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** Shown instead of an empty list, with a next action. */
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
