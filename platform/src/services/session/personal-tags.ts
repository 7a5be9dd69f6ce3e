import type { Tag } from 'shared-contracts';

/** Tags of user-specific responses, except the session itself. */
export const personalTags: readonly Tag[] = [
  'SavedJob',
  'Application',
  'FollowedCompany',
  'Resume',
  'Interview',
  'Subscription',
  'SignIn',
];
