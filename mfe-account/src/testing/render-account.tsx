import { loadOnDemandParts, useSession } from 'platform';
import { answer, buildUser, renderWithPlatform } from 'platform/testing';
import {
  listApplications,
  listFollowedCompanies,
  listInterviews,
  listResumes,
  listSavedJobs,
  listSignIns,
  type SignIn,
} from 'shared-contracts';
import { AccountApp } from '../AccountApp';
import { AccountSecurity } from '../features/profile/security/AccountSecurity';
import { remote } from '../remote';

/** The current session. */
export const here: SignIn = {
  id: '00000000-0000-4000-8000-000000000001',
  browser: 'Firefox',
  system: 'Linux',
  signedInAt: '2026-11-02T09:30:00.000Z',
  seenAt: '2026-11-22T08:15:00.000Z',
  isCurrent: true,
};

/** An empty account, for `fakeApi(...emptyAccount)`. */
export const emptyAccount = [
  answer(listResumes, []),
  answer(listApplications, []),
  answer(listInterviews, []),
  answer(listSavedJobs, []),
  answer(listFollowedCompanies, []),
  answer(listSignIns, [here]),
];

type Page = NonNullable<Parameters<typeof renderWithPlatform>[1]>;

/** Renders /account after its code was loaded. */
export async function renderAccount(page: Page = {}) {
  jest.spyOn(window, 'scrollTo').mockReset();
  await loadOnDemandParts(() => Promise.resolve());
  return renderWithPlatform(<AccountApp />, { path: '/account', user: buildUser(), remotes: [remote], ...page });
}

/** Like the profile tab, renders nothing without a session. */
function Security() {
  const { user } = useSession();
  return user === null ? null : <AccountSecurity user={user} />;
}

/** Renders the security settings of /account without the rest of the page. */
export const renderSecurity = (page: Page = {}) =>
  renderWithPlatform(<Security />, { path: '/account', user: buildUser(), remotes: [remote], ...page });
