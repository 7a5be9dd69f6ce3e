/**
 * What must not be, in words. A mail that may have arrived and is shown to an operator is none: it is what a kill between
 * the mail server's yes and our note leaves behind.
 * @param {import('./storm.mjs').StormResult} result
 * @returns {string[]}
 */
export function troubles({ lost, unanswered, neverBack, gaveUp, eventsWithoutMail, applications, mails, withoutLink }) {
  const counts = {
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
    ...lost.map((what) => `lost: ${what}`),
    ...unanswered.map((what) => `never acknowledged: ${what}`),
    ...neverBack.map((what) => `did not come back by itself: ${what}`),
    ...gaveUp,
    ...eventsWithoutMail.map((what) => `without a mail: ${what}`),
    ...Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`])),
  ];
}
