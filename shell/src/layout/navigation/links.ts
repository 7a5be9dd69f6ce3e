import type { IconName, TextKey } from 'platform';
import { routes, type User } from 'shared-contracts';

/** A link of the header, the drawer and the tab bar. */
export interface NavLink {
  /** Key in the shell's texts. */
  label: TextKey<'shell'>;
  to: string;
  icon: IconName;
}

const tab = (name: string) => `${routes.account}?tab=${name}`;

export const mainLinks: readonly NavLink[] = [
  { label: 'nav.home', to: routes.landing, icon: 'home' },
  { label: 'nav.jobs', to: routes.jobs, icon: 'briefcase' },
  { label: 'nav.companies', to: routes.companies, icon: 'people' },
];

const accountLinks: readonly NavLink[] = [
  { label: 'nav.profile', to: routes.account, icon: 'user' },
  { label: 'nav.resumes', to: tab('resumes'), icon: 'file' },
  { label: 'nav.applications', to: tab('applications'), icon: 'send' },
  { label: 'nav.interviews', to: tab('interviews'), icon: 'calendar' },
  { label: 'nav.savedJobs', to: tab('savedJobs'), icon: 'bookmark' },
  { label: 'nav.alerts', to: tab('emailPreferences'), icon: 'bell' },
];

/** Links for admins only, below the account's pages. */
const adminLinks: readonly NavLink[] = [{ label: 'nav.campaigns', to: routes.newsletterAdmin, icon: 'mail' }];

export const menuLinks = ({ role }: Pick<User, 'role'>): readonly NavLink[] =>
  role === 'admin' ? [...accountLinks, ...adminLinks] : accountLinks;

export const tabBarLinks: readonly NavLink[] = [
  { label: 'nav.home', to: routes.landing, icon: 'home' },
  { label: 'nav.jobs', to: routes.jobs, icon: 'briefcase' },
  { label: 'nav.interviews', to: tab('interviews'), icon: 'calendar' },
  { label: 'nav.profile', to: routes.account, icon: 'user' },
];

interface Place {
  pathname: string;
  search: string;
}

/**
 * The link that matches the current address. `/` matches one page only; all others match by path prefix. Account links
 * match by tab; a tab without a link among these matches the profile.
 */
export function currentLink(links: readonly NavLink[], place: Place): NavLink | undefined {
  const here = links.filter(({ to }) => isWithin(toPath(to), place.pathname));
  const chosen = tab(new URLSearchParams(place.search).get('tab') ?? '');
  return here.find(({ to }) => to === chosen) ?? here.find(({ to }) => to === toPath(to));
}

const toPath = (to: string) => to.split('?', 1)[0]!;

function isWithin(path: string, pathname: string): boolean {
  if (path === routes.landing) return pathname === routes.landing;
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** Pages with a logo header only. */
export function isBare(pathname: string): boolean {
  return pathname === routes.landing || pathname === routes.comingSoon;
}
