import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** Positioned off screen, because bots skip fields with `display: none`. */
const Frame = styled.div`
  position: absolute;
  left: -100vw;
`;

/** Honeypot field (`FormTrace`). It is invisible, hidden from screen readers and not focusable. */
export function Honeypot(input: ComponentProps<'input'>) {
  return (
    <Frame aria-hidden="true">
      <input {...input} type="text" tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </Frame>
  );
}
