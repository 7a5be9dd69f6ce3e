import type { ComponentType } from 'react';
import { onDemand } from 'platform';
import type { AccountTab } from 'shared-contracts';
import { ProfileTab } from '../features/profile/ProfileTab';

const isWanted = () => true;

/** Each page of the account but the first has its code in a file of its own, fetched once the page is idle or it is opened. */
export const panels: Record<AccountTab, ComponentType> = {
  profile: ProfileTab,
  resumes: onDemand({
    load: async () => (await import(/* webpackChunkName: "resumes" */ '../features/resumes/ResumesTab')).ResumesTab,
    isWanted,
  }),
  applications: onDemand({
    load: async () =>
      (await import(/* webpackChunkName: "applications" */ '../features/applications/ApplicationsTab')).ApplicationsTab,
    isWanted,
  }),
  interviews: onDemand({
    load: async () =>
      (await import(/* webpackChunkName: "interviews" */ '../features/interviews/InterviewsTab')).InterviewsTab,
    isWanted,
  }),
  savedJobs: onDemand({
    load: async () =>
      (await import(/* webpackChunkName: "saved-jobs" */ '../features/saved-jobs/SavedJobsTab')).SavedJobsTab,
    isWanted,
  }),
  emailPreferences: onDemand({
    load: async () =>
      (await import(/* webpackChunkName: "email-preferences" */ '../features/email-preferences/EmailPreferencesTab'))
        .EmailPreferencesTab,
    isWanted,
  }),
};
