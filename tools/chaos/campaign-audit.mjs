/** @typedef {{ id: string, email: string, state: string }} RecipientRow */

/**
 * All recipients of a campaign.
 * @param {import('pg').Client} database
 * @param {number} campaignId
 * @returns {Promise<RecipientRow[]>}
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
 * Compares the recipients and counts of the product with the mails that the mail server received.
 * @param {object} audit
 * @param {ReadonlySet<string>} audit.eligible Addresses that must be mailed, determined without the product.
 * @param {readonly RecipientRow[]} audit.recipients
 * @param {import('shared-contracts').CampaignCounts} audit.counts From the API.
 * @param {readonly import('./mail-sink.mjs').ReceivedMail[]} audit.received
 */
export function auditCampaign({ eligible, recipients, counts, received }) {
  const ids = new Set(recipients.map(({ id }) => id));
  const mailed = received.filter(({ id }) => ids.has(id));
  const byAddress = countBy(mailed.map(({ recipient }) => recipient));
  const byId = countBy(mailed.map(({ id }) => id));
  const states = countBy(recipients.map(({ state }) => state));
  return {
    eligible: eligible.size,
    arrived: byAddress.size,
    received: mailed.length,
    states: Object.fromEntries(states),
    missing: [...eligible].filter((email) => !byAddress.has(email)).length,
    twice: [...byAddress.values(), ...byId.values()].filter((count) => count > 1).length,
    /** Mailed although unsubscribed, unconfirmed, paused, suppressed or without a matching job. */
    unexpected: [...byAddress.keys()].filter((email) => !eligible.has(email)).length,
    /** Marked as sent and not received, or received and not marked as sent. */
    stateMismatches: recipients.filter(({ id, state }) => (state === 'sent') !== byId.has(id)).length,
    wrongCounts: wrongCounts(counts, states, recipients.length),
  };
}

/**
 * States whose count in the API differs from the count of rows.
 * @param {import('shared-contracts').CampaignCounts} counts
 * @param {ReadonlyMap<string, number>} states
 * @param {number} audience
 */
function wrongCounts({ audience: reported, ...counts }, states, audience) {
  const wrong = Object.entries(counts).flatMap(([state, count]) => (count === (states.get(state) ?? 0) ? [] : [state]));
  return reported === audience ? wrong : [...wrong, 'audience'];
}

/** @param {readonly string[]} values */
function countBy(values) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/**
 * Violations in values; empty if there are none.
 * @param {Pick<import('./chaos-run.mjs').CampaignChaosResult, 'status' | 'audit' | 'campaigns' | 'notRecovered' | 'exits'>} result
 * @returns {string[]}
 */
export function campaignFindings({ status, audit, campaigns, notRecovered, exits }) {
  const counts = {
    'recipients without a mail': audit.missing,
    'recipients mailed twice': audit.twice,
    'mails to addresses outside the audience': audit.unexpected,
    'rows whose state differs from the mail server': audit.stateMismatches,
    'rows with an unknown or failed result': (audit.states.uncertain ?? 0) + (audit.states.failed ?? 0),
    'duplicate campaigns': campaigns - 1,
  };
  return [
    ...(status === 'sent' ? [] : [`the campaign ended as ${status}`]),
    ...audit.wrongCounts.map((what) => `the API counts ${what} wrongly`),
    ...notRecovered.map((what) => `did not recover: ${what}`),
    ...exits,
    ...Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`])),
  ];
}
