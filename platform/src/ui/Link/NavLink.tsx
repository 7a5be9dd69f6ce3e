import { matchPath, useLocation, useResolvedPath } from 'react-router-dom';
import { Link, type LinkProps } from './Link';

export interface NavLinkProps extends LinkProps {
  /** Marked on its own page only, not on those below. */
  end?: boolean;
}

/** A link that says by `aria-current` that one is there, for styles and screen readers alike. */
export function NavLink({ to, end = false, ...rest }: NavLinkProps) {
  const { pathname: path } = useResolvedPath(to);
  const { pathname } = useLocation();
  const isHere = matchPath({ path, end }, pathname) !== null;
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}
