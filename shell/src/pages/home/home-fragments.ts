/** Strips of the home page that other teams bring, in their order. */
export const homeFragments = [
  'mfe-jobs:categories',
  'mfe-jobs:featured',
  'mfe-jobs:recent',
  'mfe-companies:companies',
] as const;
