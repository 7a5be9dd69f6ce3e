import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/media';
import { NewTab } from '../Link/Link';
import type { ButtonSize, ButtonVariant } from './Button.styles';
import * as S from './Button.styles';
import { firstClickOnly } from './first-click';

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

/** A spinner. Not animated with `prefers-reduced-motion`. */
const Ring = styled.span`
  flex: none;
  width: var(--icon-sm);
  height: var(--icon-sm);
  border: var(--focus-line) solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} calc(var(--motion-jump) + var(--motion-base)) linear infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width of the container. */
  block?: boolean;
  /** The action is running. Shows a spinner next to the label, ignores clicks and keeps focus. */
  busy?: boolean;
}

/**
 * A button. Use one `primary` per view, and a verb as label. With `aria-pressed` it is a toggle, and a double click counts once.
 *
 * @remarks
 * - A native `button`. Its text is its name; an icon inside is `aria-hidden`.
 * - While busy it has `aria-disabled` instead of `disabled`, so that focus and its place in the tab order stay.
 * - Announce the end of the action, for example with a toast: the spinner is not announced.
 * - Say why beside a disabled button.
 */
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
  const click = button['aria-pressed'] === undefined ? onClick : firstClickOnly(onClick);
  return (
    <S.Button
      {...button}
      type={type}
      $variant={variant}
      $size={size}
      $block={block}
      aria-disabled={busy || disabled}
      onClick={busy ? swallow : click}
    >
      {busy && <Ring aria-hidden="true" data-busy />}
      {children}
    </S.Button>
  );
}

export interface ButtonLinkProps {
  /** A path of the site, or a URL if `external`. */
  to: string;
  /** State of the history entry, for a path of the site. */
  state?: unknown;
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  /** The link leads to another site. It opens in a new tab and announces that. */
  external?: boolean;
  /** Called before the navigation, which `preventDefault` cancels. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
}

/**
 * A link that looks like a button.
 *
 * @remarks
 * - A native link: Enter follows it, Space does not.
 * - An external link announces that it opens in a new tab.
 */
export function ButtonLink({
  to,
  state,
  variant = 'primary',
  size = 'md',
  block = false,
  external = false,
  onClick,
  children,
}: ButtonLinkProps) {
  const looks = { $variant: variant, $size: size, $block: block, onClick };
  if (!external) {
    return (
      <S.ButtonLink to={to} state={state} {...looks}>
        {children}
      </S.ButtonLink>
    );
  }
  return (
    <S.Anchor href={to} target="_blank" rel="noopener" {...looks}>
      {children}
      <NewTab />
    </S.Anchor>
  );
}
