import type { ComponentProps, MouseEvent } from 'react';
import * as S from './Button.styles';
import { Ring } from './Spinner.styles';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: S.ButtonVariant;
  size?: S.ButtonSize;
  /** Full width of the container. */
  block?: boolean;
  /** The action is running. Shows a spinner next to the label, ignores clicks and keeps focus. */
  busy?: boolean;
}

/** A button. Use one `primary` per view, and a verb as label. */
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
