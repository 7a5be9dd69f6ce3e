/** @typedef {{ id: string, email: string, state: string }} BookedRecipient */

/**
 * Every row of a campaign.
 * @param {import('pg').Client} database
 * @param {number} campaignId
 * @returns {Promise<BookedRecipient[]>}
 */
export async function recipientsOf(database, campaignId) {
  const { rows } = await database.query(
    `select r.id, s.email, r.state from campaign_recipients r join subscribers s on s.id = r.subscriber_id
     where r.campaign_id = $1`,
    [campaignId],
  );
  return rows;
}

/**
 * Holds what the product says of a campaign against what came at the mail server.
 * @param {object} books
 * @param {ReadonlySet<string>} books.eligible Addresses that have to be mailed, chosen without the product.
 * @param {readonly BookedRecipient[]} books.recipients
 * @param {import('shared-contracts').CampaignCounts} books.counts As the API tells them.
 * @param {readonly import('./mail-sink.mjs').TakenMail[]} books.taken
 */
export function compareCampaign({ eligible, recipients, counts, taken }) {
  const ids = new Set(recipients.map(({ id }) => id));
  const mailed = taken.filter(({ id }) => ids.has(id));
  const byAddress = countBy(mailed.map(({ recipient }) => recipient));
  const byId = countBy(mailed.map(({ id }) => id));
  const states = countBy(recipients.map(({ state }) => state));
  return {
    eligible: eligible.size,
    arrived: byAddress.size,
    taken: mailed.length,
    states: Object.fromEntries(states),
    missing: [...eligible].filter((email) => !byAddress.has(email)).length,
    twice: [...byAddress.values(), ...byId.values()].filter((count) => count > 1).length,
    /** Mailed, although they are unsubscribed, unconfirmed, paused, suppressed or chose nothing that fits. */
    uncalledFor: [...byAddress.keys()].filter((email) => !eligible.has(email)).length,
    /** Said to be sent, and never came; or the other way round. */
    misbooked: recipients.filter(({ id, state }) => (state === 'sent') !== byId.has(id)).length,
    miscounted: miscounted(counts, states, recipients.length),
  };
}

/**
 * Figures of the API that are not those of the rows.
 * @param {import('shared-contracts').CampaignCounts} counts
 * @param {ReadonlyMap<string, number>} states
 * @param {number} audience
 */
function miscounted({ audience: told, ...counts }, states, audience) {
  const wrong = Object.entries(counts).flatMap(([state, count]) => (count === (states.get(state) ?? 0) ? [] : [state]));
  return told === audience ? wrong : [...wrong, 'audience'];
}

/** @param {readonly string[]} words */
function countBy(words) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * What must not be, in words.
 * @param {Pick<import('./campaign-storm.mjs').CampaignStormResult, 'status' | 'books' | 'campaigns' | 'neverBack' | 'gaveUp'>} result
 * @returns {string[]}
 */
export function campaignTroubles({ status, books, campaigns, neverBack, gaveUp }) {
  const counts = {
    'people who were not mailed': books.missing,
    'people who were mailed twice': books.twice,
    'people who should not have been mailed': books.uncalledFor,
    'rows that say something else than the mail server': books.misbooked,
    'rows that nobody knows the end of': (books.states.uncertain ?? 0) + (books.states.failed ?? 0),
    'campaigns too many': campaigns - 1,
  };
  return [
    ...(status === 'sent' ? [] : [`the campaign ended as ${status}`]),
    ...books.miscounted.map((what) => `the API counts ${what} wrongly`),
    ...neverBack.map((what) => `did not come back by itself: ${what}`),
    ...gaveUp,
    ...Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`])),
  ];
}
