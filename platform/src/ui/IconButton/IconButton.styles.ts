import { css, styled } from 'styled-components';

export type IconButtonVariant = 'plain' | 'outline' | 'round';
export type IconButtonSize = 'sm' | 'md' | 'lg';

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

export const Button = styled.button<{ $variant: IconButtonVariant; $size: IconButtonSize }>`
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
