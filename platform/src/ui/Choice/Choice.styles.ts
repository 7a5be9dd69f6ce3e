import { css, styled } from 'styled-components';
import { media } from '../../theme/media';

/** Styles of a native checkbox or radio button. */
export const choice = css`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--choice-size);
  height: var(--choice-size);
  margin: 0;
  border: var(--border-control) solid var(--color-border-strong);
  background: var(--color-surface);
  appearance: none;
  cursor: pointer;

  ${media.forcedColors} {
    appearance: auto;
  }
`;

export const Box = styled.input.attrs({ type: 'checkbox' })`
  ${choice}
  border-radius: var(--radius-xs);

  &:checked {
    border-color: var(--color-brand);
    background: var(--color-brand);
  }

  &:checked::after {
    content: '';
    width: 60%;
    height: 32%;
    border: solid var(--color-brand-contrast);
    border-width: 0 0 var(--focus-line) var(--focus-line);
    rotate: -45deg;
    translate: 0 -15%;
  }
`;

export const Ring = styled.input.attrs({ type: 'radio' })`
  ${choice}
  border-radius: 50%;

  &:checked {
    border-color: var(--color-brand);
    border-width: calc(var(--choice-size) * 0.3);
  }
`;

export const Row = styled.label`
  display: grid;
  grid-template-columns: var(--choice-size) minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  min-height: var(--space-6);
  font-size: var(--text-sm);
  cursor: pointer;

  ${media.touch} {
    align-items: center;
    min-height: var(--target-min);
  }
`;
