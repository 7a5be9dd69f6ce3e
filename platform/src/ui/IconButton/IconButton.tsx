import type { ComponentProps } from 'react';
import * as S from './IconButton.styles';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its name, with the object that it acts on: "Guardar: Analista de Dados". */
  label: string;
  /** `outline` has an edge, `round` is an arrow of a strip. */
  variant?: S.IconButtonVariant;
  size?: S.IconButtonSize;
}

/**
 * A button that is only an `Icon`; the page's `TooltipHost` shows its name. With `aria-pressed` the drawing is filled while
 * it is on.
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
