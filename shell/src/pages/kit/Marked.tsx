import { Fragment } from 'react';
import * as S from './KitPage.styles';

/** A docstring: text between backticks is code. */
export function Marked({ text }: { text: string }) {
  return text
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? <S.Code key={index}>{piece}</S.Code> : <Fragment key={index}>{piece}</Fragment>,
    );
}
