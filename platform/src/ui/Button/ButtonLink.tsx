import type { MouseEvent, ReactNode } from 'react';
import { NewTab } from '../NewTab/NewTab';
import * as S from './Button.styles';

export interface ButtonLinkProps {
  /** A path of the site, or a URL if `external`. */
  to: string;
  /** State of the history entry, for a path of the site. */
  state?: unknown;
  variant?: S.ButtonVariant;
  size?: S.ButtonSize;
  block?: boolean;
  /** The link leads to another site. It opens in a new tab and announces that. */
  external?: boolean;
  /** Called before the navigation, which `preventDefault` cancels. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: ReactNode;
}

/** A link that looks like a button. */
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
