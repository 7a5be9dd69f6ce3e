import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  /** Takes the place of the page in the history; the default only for a link to the page itself. */
  replace?: boolean | undefined;
  /** What the next page finds in `useLocation().state`. */
  state?: unknown;
}

const absolute = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A link to a page of the site, which the router follows; one to elsewhere is a plain link. React Router's own carries
 * the prefetching of its framework along, which is none of ours and is 2 KB of every first visit.
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
