import * as React from 'react';

/** Of React; not part of its types. */
interface Internals {
  recentlyCreatedOwnerStacks: number;
}

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: Internals;
};

/**
 * React's development build captures a stack for each of the first 10,000 elements of a second, for its warnings: a tenth of the
 * time of the unit tests. It has no option for it.
 */
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set() {} });
