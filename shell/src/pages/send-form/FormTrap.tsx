import type { ComponentProps } from 'react';
import * as S from './FormTrap.styles';

/** A field that only programs fill in (`FormTrace`): people neither see, hear nor reach it. */
export function FormTrap(input: ComponentProps<'input'>) {
  return (
    <S.Trap aria-hidden="true">
      <input {...input} type="text" tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </S.Trap>
  );
}
