import { css, styled } from 'styled-components';
import { Link } from '../Link/Link';

/**
 * `primary`: the action of the view, one at most. `secondary`: other actions. `quiet`: in rows, notes and toolbars. `danger`: only in a
 * dialog that asks. `dangerQuiet`: opens that dialog. `sun`, `chrome` and `paper`: on green only.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerQuiet' | 'sun' | 'chrome' | 'paper';
/** 36, 44 or 52 px high. On touch screens the target is at least 44 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Style props of buttons and button links. */
export interface ButtonLooks {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $block: boolean;
}

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: var(--color-brand);
    color: var(--color-brand-contrast);

    &:hover {
      background: var(--color-brand-hover);
    }
  `,
  secondary: css`
    border-color: var(--color-border-strong);
    background: var(--color-surface);
    color: var(--color-text);

    &:hover {
      background: var(--color-hover);
    }
  `,
  quiet: css`
    padding-inline: var(--space-3);
    color: var(--color-brand-text);

    &:hover {
      background: var(--color-brand-soft);
    }
  `,
  danger: css`
    background: var(--color-danger);
    color: var(--color-danger-contrast);

    &:hover {
      background: var(--color-danger-hover);
    }
  `,
  dangerQuiet: css`
    padding-inline: var(--space-3);
    color: var(--color-danger-text);

    &:hover {
      background: var(--color-danger-soft);
    }
  `,
  sun: css`
    background: var(--color-accent);
    color: var(--color-accent-contrast);

    &:hover {
      background: var(--color-accent-hover);
    }
  `,
  chrome: css`
    border-color: var(--color-chrome-line);
    color: var(--color-chrome-text);

    &:hover {
      background: var(--color-chrome-raised);
    }
  `,
  paper: css`
    background: var(--color-chrome-text);
    color: var(--color-chrome);
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  sm: css`
    min-height: var(--control-sm);
    padding-inline: var(--space-3);
    font-size: var(--text-sm);
  `,
  md: css`
    min-height: var(--control-md);
    padding-inline: var(--space-5);
    font-size: var(--text-control);
  `,
  lg: css`
    min-height: var(--control-lg);
    padding-inline: var(--space-6);
    font-size: var(--text-md);
  `,
};

const looks = css<ButtonLooks>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  ${({ $block }) => $block && 'width: 100%;'}
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  border: var(--border-control) solid transparent;
  border-radius: var(--radius-sm);
  background: none;
  font-weight: var(--weight-semibold);
  line-height: var(--leading-snug);
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition:
    background-color var(--motion-fast) var(--ease-out),
    transform var(--motion-instant) var(--ease-out);

  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  &:active {
    transform: translateY(var(--press));
  }
`;

export const Button = styled.button<ButtonLooks>`
  ${looks}

  &[aria-disabled='true'] {
    cursor: progress;
  }

  &:disabled {
    border-color: transparent;
    background: var(--color-sunken);
    color: var(--color-text-disabled);
    cursor: not-allowed;
    transform: none;
  }
`;

export const ButtonLink = styled(Link)<ButtonLooks>`
  ${looks}
`;

export const Anchor = styled.a<ButtonLooks>`
  ${looks}
`;
