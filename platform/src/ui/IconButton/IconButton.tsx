import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { firstClickOnly } from '../Button/first-click';

type IconButtonVariant = 'plain' | 'outline' | 'round';
type IconButtonSize = 'sm' | 'md' | 'lg';

const edge = css`
  border: var(--border-control) solid var(--color-border-strong);
  background: var(--color-surface);
  color: var(--color-text);
`;

const variants: Record<IconButtonVariant, ReturnType<typeof css>> = {
  plain: css`
    border: 0;
    background: none;
    color: var(--color-text-muted);
  `,
  outline: edge,
  round: css`
    ${edge}
    border-radius: 50%;
  `,
};

const sizes: Record<IconButtonSize, string> = {
  sm: 'var(--control-sm)',
  md: 'var(--control-md)',
  lg: 'var(--field-height)',
};

const Button = styled.button<{ $variant: IconButtonVariant; $size: IconButtonSize }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => sizes[$size]};
  height: ${({ $size }) => sizes[$size]};
  padding: 0;
  border-radius: var(--radius-sm);
  cursor: pointer;

  ${({ $variant }) => variants[$variant]}

  &:hover:enabled {
    background: var(--color-brand-soft);
    color: var(--color-brand-text);
  }

  &[aria-pressed='true'] {
    color: var(--color-brand-text);
  }

  &[aria-pressed='true'] svg {
    fill: currentColor;
  }

  &:disabled {
    border-color: var(--color-border);
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }
`;

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name, with the object of the action: "Guardar: Analista de Dados". */
  label: string;
  /** `outline` has a border, `round` is for carousel arrows. */
  variant?: IconButtonVariant;
  size?: IconButtonSize;
}

/**
 * A button with only an `Icon`. The page's `TooltipHost` shows its name as a tooltip. With `aria-pressed` it is a toggle: the icon
 * is filled while pressed, and a double click counts once.
 *
 * @remarks
 * - `label` is the accessible name and the tooltip. Name the object of the action too.
 * - On small screens the target is at least 44 px.
 */
export function IconButton({
  label,
  variant = 'plain',
  size = 'md',
  type = 'button',
  onClick,
  children,
  ...button
}: IconButtonProps) {
  const isToggle = button['aria-pressed'] !== undefined;
  return (
    <Button
      {...button}
      type={type}
      $variant={variant}
      $size={size}
      aria-label={label}
      data-tooltip
      onClick={isToggle ? firstClickOnly(onClick) : onClick}
    >
      {children}
    </Button>
  );
}
