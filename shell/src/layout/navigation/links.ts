import type { IconName } from 'platform';
import { routes } from 'shared-contracts';

/** A place that the header, the drawer and the tab bar lead to. */
export interface NavLink {
  /** Key in the shell's texts. */
  label: string;
  to: string;
  icon: IconName;
}

const tab = (name: string) => `${routes.account}?tab=${name}`;

export const mainLinks: readonly NavLink[] = [
  { label: 'nav.home', to: routes.landing, icon: 'home' },
  { label: 'nav.jobs', to: routes.jobs, icon: 'briefcase' },
  { label: 'nav.companies', to: routes.companies, icon: 'people' },
];

export const accountLinks: readonly NavLink[] = [
  { label: 'nav.profile', to: routes.account, icon: 'user' },
  { label: 'nav.resumes', to: tab('resumes'), icon: 'file' },
  { label: 'nav.applications', to: tab('applications'), icon: 'send' },
  { label: 'nav.interviews', to: tab('interviews'), icon: 'calendar' },
  { label: 'nav.savedJobs', to: tab('savedJobs'), icon: 'bookmark' },
];

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

/** Tabs of the account that have a link of their own; any other belongs to the profile. */
const ownTabs = new Set(accountLinks.map(({ to }) => to.split('?tab=')[1]).filter((name) => name !== undefined));

/**
 * Whether a link leads to where one is. `/` is home alone (also by its own name), the account's links go by their tab,
 * everything else by the beginning of the path.
 */
export function isCurrent(to: string, { pathname, search }: Place): boolean {
  const [path = to, query] = to.split('?');
  if (path === routes.landing) return pathname === routes.landing || pathname === routes.home;
  if (pathname !== path && !pathname.startsWith(`${path}/`)) return false;
  if (path !== routes.account) return true;
  const chosen = new URLSearchParams(search).get('tab');
  return query === undefined ? !ownTabs.has(chosen ?? '') : query === `tab=${chosen}`;
}

/** Pages that are one scene: a logo above, nothing around. */
export function isBare(pathname: string): boolean {
  return pathname === routes.landing || pathname === routes.comingSoon;
}
