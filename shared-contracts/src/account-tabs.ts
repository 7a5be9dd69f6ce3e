import { routes } from './routes.ts';

/** Tabs of the account, as `?tab=` names them (SPEC §2). */
export const accountTabs = [
  'profile',
  'resumes',
  'applications',
  'interviews',
  'savedJobs',
  'emailPreferences',
] as const;
export type AccountTab = (typeof accountTabs)[number];

/** The profile is the default tab and has no query parameter. */
export function accountHref(tab: AccountTab): string {
  return tab === 'profile' ? routes.account : `${routes.account}?tab=${tab}`;
}
