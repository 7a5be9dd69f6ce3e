/** Mails that a worker sends at a time (`jobSettings` of the API). */
const mailsAtOnce = 4;

/**
 * As many mails as may be uncertain: what a worker had in hand when it, or its database, was struck.
 * @param {import('./blows.mjs').Blown} blown
 */
const mostUncertain = ({ worker, postgres, 'postgres restart': restart }) =>
  (worker.times + postgres.times + restart.times) * mailsAtOnce;

/**
 * What must not be, in words. A mail that may have arrived and is shown to an operator is none: it is what a kill between
 * the mail server's yes and our note leaves behind. More of these than the kills explain are.
 * @param {import('./storm.mjs').StormResult} result
 * @returns {string[]}
 */
export function troubles(result) {
  const { lost, unanswered, neverBack, gaveUp, eventsWithoutMail, applications, mails, withoutLink, blown } = result;
  const counts = {
    'mails uncertain beyond what was struck': Math.max(0, mails.uncertain - mostUncertain(blown)),
    'mails sent twice': mails.twice,
    'mails that were said to be sent and never came': mails.missing,
    'mails that still wait': mails.waiting,
    'mails that were given up': mails.failed,
    'mails that nobody ordered': mails.strange,
    'people without a link beyond the uncertain mails': Math.max(0, withoutLink - mails.uncertain),
    'applications lost': applications.lost,
    'applications that arrived twice': applications.twice,
    'applications that are not what was sent': applications.strange,
  };
  return [
    ...(mails.sent === 0 ? ['no mail was sent'] : []),
    ...(applications.arrived === 0 ? ['no application arrived'] : []),
    ...lost.map((what) => `lost: ${what}`),
    ...unanswered.map((what) => `never acknowledged: ${what}`),
    ...neverBack.map((what) => `did not come back by itself: ${what}`),
    ...gaveUp,
    ...eventsWithoutMail.map((what) => `without a mail: ${what}`),
    ...Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`])),
  ];
}
