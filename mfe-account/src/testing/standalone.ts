import { answer, buildStoredResume, buildUser, type Standalone } from 'platform/testing';
import {
  cancelRegistration,
  confirmAlerts,
  forgotPassword,
  getAccountOverview,
  getCalendarFeed,
  getLinkedSubscription,
  getSubscription,
  listApplications,
  listCategories,
  listFollowedCompanies,
  listFollowedCompanyCards,
  listInterviews,
  listResumes,
  listSavedJobs,
  listSignIns,
  login,
  register,
  resendVerification,
  resetPassword,
  updateLinkedSubscription,
  updateSubscription,
  updateUser,
  verifyEmail,
  type AlertPreferences,
  type SignIn,
} from 'shared-contracts';
import { buildJobCard } from 'shared-contracts/testing';
import { buildAccountApplication, buildInterview, buildSavedJob } from './build-lists';

const done = { success: true, message: 'ok' };
const now = '2026-11-23T12:00:00.000Z';

const preferences: AlertPreferences = {
  subscriptionStatus: true,
  frequency: 'weekly',
  interestedCategories: ['design'],
  followsCategories: true,
  pausedUntil: null,
  searches: [],
};
const subscription = { ...preferences, isConfirmed: true, isDeliverable: true };
const linked = { ...preferences, email: 'i…s@example.com', isConfirmed: true, hasAccount: true };

const here: SignIn = {
  id: '00000000-0000-4000-8000-000000000001',
  browser: 'Firefox',
  system: 'Linux',
  signedInAt: '2026-11-02T09:30:00.000Z',
  seenAt: '2026-11-22T08:15:00.000Z',
  isCurrent: true,
};

const overview = {
  now,
  lastVisitAt: null,
  since: '2026-11-19T18:00:00.000Z',
  interview: { ...buildInterview(), logoUrl: null },
  answersDue: [],
  searches: [],
  moved: [buildAccountApplication()],
  unanswered: null,
  closing: [buildJobCard({ closesAt: '2026-11-25T23:59:59.000Z' })],
  applicationCount: 1,
  savedJobCount: 1,
};

/** An account with an entry in each list, and the pages of mailed links. */
export const standalone: Standalone = {
  pages: [
    '/auth',
    '/auth?mode=register',
    '/account',
    '/account?tab=applications',
    '/account?tab=savedJobs',
    '/account?tab=emailPreferences',
    '/u/t0ken',
    '/alertas/t0ken',
    '/verify-email?token=t0ken',
    '/reset-password?token=t0ken',
    '/nao-fui-eu/t0ken',
  ],
  answers: [
    answer(listCategories, [
      { name: 'Design', slug: 'design', icon: 'pen', jobCount: 3 },
      { name: 'Saúde', slug: 'saude', icon: 'heart', jobCount: 1 },
    ]),
    answer(getAccountOverview, overview),
    answer(listApplications, [buildAccountApplication()]),
    answer(listInterviews, [buildInterview()]),
    answer(listSavedJobs, [buildSavedJob()]),
    answer(listResumes, [buildStoredResume()]),
    answer(listFollowedCompanyCards, []),
    answer(listFollowedCompanies, []),
    answer(listSignIns, [here]),
    answer(getCalendarFeed, { url: null }),
    answer(getSubscription, subscription),
    answer(updateSubscription, subscription),
    answer(getLinkedSubscription, linked),
    answer(updateLinkedSubscription, linked),
    answer(confirmAlerts, linked),
    answer(login, buildUser()),
    answer(register, { user: buildUser(), requiresVerification: true, message: 'ok' }),
    answer(updateUser, buildUser()),
    answer(verifyEmail, done),
    answer(resendVerification, done),
    answer(forgotPassword, done),
    answer(resetPassword, done),
    answer(cancelRegistration, done),
  ],
};
