/** @typedef {{ report: { recipients: number, jobLists: number }, ms: number, rssMegabytes: number }} Matched */
/** @typedef {{ perSecond: number, rssMegabytes: number }} Sent */

/**
 * @param {import('../campaigns.mjs').Sizes} sizes
 * @param {{ cold: Matched, warm: Matched, oneByOne: { sameRules: number, simplest: number } }} measured
 * @returns {import('../report.mjs').Table}
 */
export function matchingTable({ jobs, subscribers }, { cold, warm, oneByOne }) {
  const rate = (/** @type {Matched} */ { report, ms }) => (report.recipients * 1000) / ms;
  return {
    title: `Jobs for ${subscribers.toLocaleString('en')} subscribers from ${jobs.toLocaleString('en')}`,
    notes: [
      'Reads all subscribers with their mailed jobs, selects jobs and counts reasons. One by one: a sample, one statement each.',
    ],
    figures: [
      { name: 'recipients', value: warm.report.recipients, unit: '' },
      { name: 'different lists of jobs', value: warm.report.jobLists, unit: '' },
      { name: 'matching', value: rate(warm), unit: '/s', bar: { least: 100_000 } },
      { name: 'matching, reading the jobs first', value: rate(cold), unit: '/s' },
      { name: 'one by one, same rules', value: oneByOne.sameRules, unit: '/s' },
      { name: 'matching / one by one', value: rate(warm) / oneByOne.sameRules, unit: '×', bar: { least: 40 } },
      { name: 'one by one, newest of categories only', value: oneByOne.simplest, unit: '/s' },
      { name: 'matching / newest of categories only', value: rate(warm) / oneByOne.simplest, unit: '×' },
      { name: 'memory', value: warm.rssMegabytes, unit: 'MB' },
    ],
  };
}

/**
 * @param {import('../campaigns.mjs').Sizes} sizes
 * @param {{ audienceSnapshotMs: number, fast: Sent, fastAgain: Sent, raw: number, rawAgain: number, doubled: number,
 *   search: { idle: number, idleAfter: number, busy: number, usual: Sent & { p95: number } } }} measured
 * @param {string} workerOptions
 * @returns {import('../report.mjs').Table}
 */
export function sendingTable({ recipients }, measured, workerOptions) {
  const { audienceSnapshotMs, fast, fastAgain, raw, rawAgain, doubled, search } = measured;
  const product = (fast.perSecond + fastAgain.perSecond) / 2;
  const baseline = (raw + rawAgain) / 2;
  const idle = (search.idle + search.idleAfter) / 2;
  return {
    title: `A campaign for ${recipients.toLocaleString('en')} recipients, to a local SMTP sink`,
    notes: [
      'Nodemailer alone sends the same mail, encoded each time, over the same number of connections.',
      `The worker runs with ${workerOptions}.`,
    ],
    figures: [
      { name: 'audience snapshot', value: audienceSnapshotMs, unit: 'ms', bar: { most: 5000 } },
      { name: 'sending', value: product, unit: '/s', bar: { least: 1000 } },
      { name: 'nodemailer alone', value: baseline, unit: '/s' },
      { name: 'sending / nodemailer alone', value: product / baseline, unit: '×', bar: { least: 0.9 } },
      { name: 'mails that arrived twice', value: doubled, unit: '', bar: { most: 0 } },
      {
        name: 'memory of the worker',
        value: Math.max(fast.rssMegabytes, fastAgain.rssMegabytes),
        unit: 'MB',
        bar: { most: 300 },
      },
      { name: 'search p95, idle', value: idle, unit: 'ms' },
      {
        name: 'search p95, sending by default',
        value: search.usual.p95,
        unit: 'ms',
        note: `${search.usual.perSecond.toFixed(0)} mails/s`,
      },
      { name: 'search p95, by default / idle', value: search.usual.p95 / idle, unit: '×', bar: { most: 1.2 } },
      { name: 'search p95, at full speed / idle', value: search.busy / idle, unit: '×' },
    ],
  };
}
