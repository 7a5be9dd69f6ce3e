require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// Upper limit of `findBy` and `waitFor`: the default second is too short where a busy machine loads a large library.
configure({ asyncUtilTimeout: 30_000 });

// React Testing Library wraps its own calls in `act`. Other updates (an answer arrives, an import ends) are scheduled as in a
// browser, and tests wait for their result; React's warning about them depends on when they happen.
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});
