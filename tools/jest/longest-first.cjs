const { default: Sequencer } = require('@jest/test-sequencer');

/** These take minutes, others seconds. If they started last, one process would be busy and the others idle. */
const longest = /api\/(?:test\/fuzz\/fuzz\.test\.ts|longest\.test\.cjs)$/;

/** A fresh clone has no durations of earlier runs, and Jest then orders test files by size. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of the class, not of an array
    const sorted = super.sort(tests);
    const isLongest = ({ path }) => longest.test(path);
    return [...sorted.filter(isLongest), ...sorted.filter((test) => !isLongest(test))];
  }
};
