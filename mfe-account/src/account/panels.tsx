import type { ComponentType } from 'react';
import { onDemand, useTranslation, type WaitingProps } from 'platform';
import type { AccountTab } from 'shared-contracts';
import { TabHead } from '../components/TabHead';
import { Waiting } from '../components/Waiting';
import { ProfileTab } from '../features/profile/ProfileTab';

/** A tab whose code is loading; its heading is shown immediately. */
export function TabWaiting({ tab, ...waiting }: WaitingProps & { tab: AccountTab }) {
  const { t } = useTranslation('mfe-account');
  return <Waiting {...waiting} heading={<TabHead title={t(`account.tabs.${tab}`)} />} />;
}

const later = (tab: AccountTab, load: () => Promise<ComponentType>) =>
  onDemand({ load, isWanted: () => true, Waiting: (waiting) => <TabWaiting tab={tab} {...waiting} /> });

/** Every tab except the first is a separate chunk, loaded when the page is idle or the tab is opened. */
export const panels: Record<AccountTab, ComponentType> = {
  profile: ProfileTab,
  resumes: later(
    'resumes',
    async () => (await import(/* webpackChunkName: "resumes" */ '../features/resumes/ResumesTab')).ResumesTab,
  ),
  applications: later(
    'applications',
    async () =>
      (await import(/* webpackChunkName: "applications" */ '../features/applications/ApplicationsTab')).ApplicationsTab,
  ),
  interviews: later(
    'interviews',
    async () =>
      (await import(/* webpackChunkName: "interviews" */ '../features/interviews/InterviewsTab')).InterviewsTab,
  ),
  savedJobs: later(
    'savedJobs',
    async () => (await import(/* webpackChunkName: "saved-jobs" */ '../features/saved-jobs/SavedJobsTab')).SavedJobsTab,
  ),
  emailPreferences: later(
    'emailPreferences',
    async () =>
      (await import(/* webpackChunkName: "email-preferences" */ '../features/email-preferences/EmailPreferencesTab'))
        .EmailPreferencesTab,
  ),
};
