import { css, styled } from 'styled-components';

export type LogoSize = 'sm' | 'md' | 'lg' | 'xl';

const letters: Record<LogoSize, string> = {
  sm: 'var(--text-md)',
  md: 'var(--text-lg)',
  lg: 'var(--text-xl)',
  xl: 'var(--text-2xl)',
};

const tile = css<{ $size: LogoSize }>`
  display: grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  width: var(--logo-${({ $size }) => $size});
  height: var(--logo-${({ $size }) => $size});
  border-radius: ${({ $size }) => ($size === 'lg' || $size === 'xl' ? 'var(--radius-lg)' : 'var(--radius-md)')};
`;

export const Tile = styled.span<{ $size: LogoSize }>`
  ${tile}
  background: var(--color-surface);
  box-shadow: inset var(--shadow-edge);
`;

export const Letter = styled.span<{ $size: LogoSize }>`
  ${tile}
  background: var(--color-neutral-soft);
  color: var(--color-neutral-soft-text);
  font-size: ${({ $size }) => letters[$size]};
  font-weight: var(--weight-display);
  line-height: 1;
`;

export const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;
