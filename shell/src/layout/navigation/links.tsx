import { useContext } from 'react';
import { NewTab, useLanguage, usePageContext, useSession, type TextKey } from 'platform';
import { linksIn, routes, type NavIcon, type NavSlot, type PageRemote, type RemoteNavItem } from 'shared-contracts';
import { RemotesContext } from '../../remotes/page-remotes';
import { ownLinks } from './own-links';
import { useShellText } from './useShellText';

/** A link of a navigation slot, in the page's language. */
export interface NavLink {
  /** Unique in its slot. */
  id: string;
  label: string;
  icon: NavIcon;
  /** Whether it leads to another site, in a new tab. */
  isOutside: boolean;
  /** Of platform's `Link`. */
  props: { to: string; target?: '_blank'; rel?: 'noopener' };
}

interface LinkSource {
  id: string;
  nav: readonly RemoteNavItem[];
  /** Of a remote. The shell's own texts are loaded. */
  texts?: PageRemote['texts'];
}

/** The links of a slot that the user sees: the shell's own and those of the remotes in the page's registry. */
export function useLinks(slot: NavSlot): NavLink[] {
  const { t } = useShellText();
  const { language } = useLanguage();
  const { user } = useSession();
  const remotes = useContext(RemotesContext);
  const own: LinkSource = { id: 'shell', nav: ownLinks(usePageContext()) };
  return linksIn(slot, [own, ...remotes], user?.role ?? null).map(({ source, item: { to, label, icon } }) => {
    const isOutside = !to.startsWith('/');
    return {
      id: `${source.id} ${to}`,
      label: source.texts?.[language][label] ?? t(label as TextKey<'shell'>),
      icon: icon ?? 'chevronRight',
      isOutside,
      props: isOutside ? { to, target: '_blank', rel: 'noopener' } : { to },
    };
  });
}

/** A link's text, which announces a new tab. Text browsers need the space. */
export function LinkLabel({ label, isOutside }: NavLink) {
  return isOutside ? (
    <>
      {label} <NewTab />
    </>
  ) : (
    label
  );
}

interface Place {
  pathname: string;
  search: string;
}

/**
 * The link that matches the current address. `/` matches one page only; all others match by path prefix, the longest
 * first. Of the links of one page, one whose query is part of the address precedes the one without a query.
 */
export function currentLink(links: readonly NavLink[], { pathname, search }: Place): NavLink | undefined {
  const query = new URLSearchParams(search);
  return links
    .map((link) => ({ link, parts: link.props.to.split('?') as [path: string, query?: string] }))
    .filter(({ parts: [path, wanted] }) => isWithin(path, pathname) && hasQuery(query, wanted))
    .toSorted((a, b) => b.parts[0].length - a.parts[0].length || b.parts.length - a.parts.length)[0]?.link;
}

const hasQuery = (query: URLSearchParams, wanted?: string) =>
  [...new URLSearchParams(wanted)].every(([name, value]) => query.get(name) === value);

function isWithin(path: string, pathname: string): boolean {
  if (path === routes.landing) return pathname === routes.landing;
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** Pages with a logo header only. */
export function isBare(pathname: string): boolean {
  return pathname === routes.landing || pathname === routes.comingSoon;
}
