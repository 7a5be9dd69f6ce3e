import type { Tag } from 'shared-contracts';

/** Of the answers that differ from person to person, but for who it is. */
export const personalTags: readonly Tag[] = [
  'SavedJob',
  'Application',
  'FollowedCompany',
  'Resume',
  'Interview',
  'Subscription',
  'SignIn',
];
