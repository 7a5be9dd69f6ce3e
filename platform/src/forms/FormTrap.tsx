import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** Off the screen rather than not displayed: programs leave out what is not displayed. */
const Trap = styled.div`
  position: absolute;
  left: -100vw;
`;

/** A field that only programs fill in (`FormTrace`): people neither see, hear nor reach it. */
export function FormTrap(input: ComponentProps<'input'>) {
  return (
    <Trap aria-hidden="true">
      <input {...input} type="text" tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </Trap>
  );
}
