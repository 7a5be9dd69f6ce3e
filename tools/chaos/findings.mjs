/** Mails that a worker sends concurrently (`jobSettings` of the API). */
const mailsAtOnce = 4;

/**
 * Upper limit of uncertain mails: those that a worker was sending when it or its database was killed.
 * @param {import('./faults.mjs').FaultTimes} faultTimes
 */
const mostUncertain = ({ worker, postgres, 'postgres restart': restart }) =>
  (worker.times + postgres.times + restart.times) * mailsAtOnce;

/**
 * Violations in words; empty if there are none. An uncertain mail that is shown to an operator is none: a kill between the
 * mail server's acknowledgement and the database write leaves one. More than the kills explain is a violation.
 * @param {import('./chaos-run.mjs').ChaosResult} result
 * @returns {string[]}
 */
export function chaosFindings(result) {
  const { lost, unanswered, notRecovered, exits, eventsWithoutMail, applications, mails, withoutLink, faultTimes } =
    result;
  const counts = {
    'uncertain mails beyond the number of faults': Math.max(0, mails.uncertain - mostUncertain(faultTimes)),
    'mails sent twice': mails.twice,
    'mails marked as sent that did not arrive': mails.missing,
    'mails still waiting': mails.waiting,
    'failed mails': mails.failed,
    'mails without a row': mails.unexpected,
    'members without a link beyond the uncertain mails': Math.max(0, withoutLink - mails.uncertain),
    'applications lost': applications.lost,
    'applications that arrived twice': applications.twice,
    'applications that differ from what was sent': applications.unexpected,
  };
  return [
    ...(mails.sent === 0 ? ['no mail was sent'] : []),
    ...(applications.arrived === 0 ? ['no application arrived'] : []),
    ...lost.map((what) => `lost: ${what}`),
    ...unanswered.map((what) => `never acknowledged: ${what}`),
    ...notRecovered.map((what) => `did not recover: ${what}`),
    ...exits,
    ...eventsWithoutMail.map((what) => `without a mail: ${what}`),
    ...Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`])),
  ];
}
