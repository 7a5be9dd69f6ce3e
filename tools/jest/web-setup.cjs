require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');

// Upper limit of `findBy` and `waitFor`: the default second is too short where a busy machine loads a large library.
configure({ asyncUtilTimeout: 30_000 });

// React Testing Library wraps its own calls in `act`. Other updates (an answer arrives, an import ends) are scheduled as in a
// browser, and tests wait for their result; React's warning about them depends on when they happen.
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});

// React's development build captures a stack for each of the first 10,000 elements of a second, for its warnings: a tenth of the
// time of these tests. It has no option for it.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set() {},
});
