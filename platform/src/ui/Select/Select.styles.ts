import { css, styled } from 'styled-components';
import { control } from '../FieldFrame/FieldFrame.styles';

export const Frame = styled.span<{ $size: 'sm' | 'md' }>`
  position: relative;
  display: ${({ $size }) => ($size === 'sm' ? 'inline-flex' : 'flex')};
  align-items: center;
`;

const small = css`
  width: auto;
  min-height: var(--control-sm);
  padding-block: 0;
  padding-left: var(--space-3);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
`;

export const Select = styled.select<{ $size: 'sm' | 'md' }>`
  ${control}
  padding-right: var(--space-10);
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  ${({ $size }) => $size === 'sm' && small}
`;

export const Mark = styled.span`
  position: absolute;
  right: var(--space-3);
  pointer-events: none;
`;
