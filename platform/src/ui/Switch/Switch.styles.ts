import { styled } from 'styled-components';
import { media } from '../../theme/media';

export const Row = styled.label`
  display: grid;
  grid-template-columns: var(--switch-width) minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  min-height: var(--target-min);
  font-size: var(--text-sm);
  cursor: pointer;
`;

export const Switch = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  width: var(--switch-width);
  height: var(--switch-height);
  margin: 0;
  padding: calc((var(--switch-height) - var(--choice-size)) / 2);
  border-radius: var(--radius-full);
  background: var(--color-border-strong);
  appearance: none;
  cursor: pointer;
  transition: background-color var(--motion-fast) var(--ease-out);

  &::after {
    content: '';
    display: block;
    width: var(--choice-size);
    height: var(--choice-size);
    border-radius: 50%;
    background: var(--color-surface);
    transition: translate var(--motion-fast) var(--ease-out);
  }

  &:checked {
    background: var(--color-brand);
  }

  &:checked::after {
    background: var(--color-brand-contrast);
    translate: calc(var(--switch-width) - var(--switch-height));
  }

  ${media.forcedColors} {
    appearance: auto;
  }
`;
