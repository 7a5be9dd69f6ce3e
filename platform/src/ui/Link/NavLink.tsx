import { matchPath, useLocation, useResolvedPath } from 'react-router-dom';
import { Link, type LinkProps } from './Link';

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
