import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router-dom';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  /** Replaces the current history entry. Default: true for a link to the current page. */
  replace?: boolean | undefined;
  /** State of the history entry, available as `useLocation().state`. */
  state?: unknown;
}

const absolute = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A link that the router handles for pages of the site, and a plain link otherwise. React Router's `Link` includes framework
 * prefetching, which is unused and adds 2 KB to the first load.
 */
export function Link(props: LinkProps) {
  return typeof props.to === 'string' && absolute.test(props.to) ? (
    <OutsideLink {...props} to={props.to} />
  ) : (
    <SiteLink {...props} />
  );
}

function OutsideLink({ to, replace: _, state: __, children, ...rest }: LinkProps & { to: string }) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

function SiteLink({ to, replace, state, target, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={href} target={target} onClick={click}>
      {children}
    </a>
  );
}

export interface NavLinkProps extends LinkProps {
  /** Match only the exact path, not its subpaths. */
  end?: boolean;
}

/** A link with `aria-current` on its page, for styles and screen readers. */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const { pathname: path } = useResolvedPath(to);
  const { pathname } = useLocation();
  const isCurrent = matchPath({ path, end }, pathname) !== null;
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}

/** An arrow and a screen reader text after the text of a link that opens a new tab. */
export function NewTab() {
  const { t } = useTranslation('common');
  return (
    <>
      <Icon name="external" size="sm" />
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </>
  );
}
