import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

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
