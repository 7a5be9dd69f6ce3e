import type { ComponentProps } from 'react';
import * as S from './IconButton.styles';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name, with the object of the action: "Guardar: Analista de Dados". */
  label: string;
  /** `outline` has a border, `round` is for carousel arrows. */
  variant?: S.IconButtonVariant;
  size?: S.IconButtonSize;
}

/**
 * A button with only an `Icon`. The page's `TooltipHost` shows its name as a tooltip. With `aria-pressed` the icon is filled
 * while pressed.
 */
export function IconButton({
  label,
  variant = 'plain',
  size = 'md',
  type = 'button',
  children,
  ...button
}: IconButtonProps) {
  return (
    <S.Button {...button} type={type} $variant={variant} $size={size} aria-label={label} data-tooltip>
      {children}
    </S.Button>
  );
}
