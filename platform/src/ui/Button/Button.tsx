import type { ComponentProps, MouseEvent } from 'react';
import * as S from './Button.styles';
import { Ring } from './Spinner.styles';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: S.ButtonVariant;
  size?: S.ButtonSize;
  /** As wide as its container. */
  block?: boolean;
  /** The action runs: the label stays, a ring turns beside it, further clicks do nothing, focus is kept. */
  busy?: boolean;
}

/** An action. One `primary` per view; a verb as its label. */
export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  busy = false,
  type = 'button',
  onClick,
  'aria-disabled': disabled,
  children,
  ...button
}: ButtonProps) {
  const swallow = (event: MouseEvent) => event.preventDefault();
  return (
    <S.Button
      {...button}
      type={type}
      $variant={variant}
      $size={size}
      $block={block}
      aria-disabled={busy || disabled}
      onClick={busy ? swallow : onClick}
    >
      {busy && <Ring aria-hidden="true" />}
      {children}
    </S.Button>
  );
}
