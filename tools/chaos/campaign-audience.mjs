import { randomUUID } from 'node:crypto';

/**
 * Inserts subscribers of every kind: `count` who receive the weekly mail, and a hundredth of that of each kind that does not.
 * The worker must be restarted afterwards: it computes the keyed hashes of addresses on start.
 * @param {import('pg').Client} database
 * @param {number} count
 */
export async function addSubscribers(database, count) {
  const { rows } = await database.query('select slug from categories order by slug');
  const slugs = rows.map(({ slug }) => slug);
  const kinds = Math.ceil(count / 100);
  const eligible = Array.from({ length: count }, (_, number) => subscriber(number, slugs));
  const others = Array.from({ length: kinds }, (_, number) => [
    { ...subscriber(count + number * 6, slugs), subscriptionStatus: false },
    { ...subscriber(count + number * 6 + 1, slugs), confirmedAt: null },
    { ...subscriber(count + number * 6 + 2, slugs), frequency: 'monthly' },
    { ...subscriber(count + number * 6 + 3, slugs), pausedUntil: new Date(Date.now() + 86_400_000) },
    // Without a category no job matches.
    { ...subscriber(count + number * 6 + 4, slugs), followsCategories: false },
    { ...subscriber(count + number * 6 + 5, slugs), suppressed: true },
  ]).flat();
  await insertSubscribers(database, [...eligible, ...others]);
  return {
    eligible: new Set(eligible.map(({ email }) => email)),
    suppressed: others.flatMap((one) => ('suppressed' in one ? [one.email] : [])),
  };
}

/** Whether `addSubscribers` generates the address. @param {string} address */
export const isSubscriberAddress = (address) => /^leitora\.\d{1,10}@example\.com$/.test(address);

/**
 * A subscriber of the weekly mail. Every third has chosen all categories, so at least one job always matches.
 * @param {number} number
 * @param {readonly string[]} slugs
 */
function subscriber(number, slugs) {
  return {
    id: randomUUID(),
    email: `leitora.${number}@example.com`,
    firstName: `Inês ${number}`,
    subscriptionStatus: true,
    frequency: number % 2 === 0 ? 'weekly' : 'both',
    categories: number % 3 === 0 ? [] : slugs,
    followsCategories: true,
    language: number % 4 === 0 ? 'en' : 'pt',
    confirmedAt: /** @type {Date | null} */ (new Date()),
    pausedUntil: /** @type {Date | null} */ (null),
  };
}

/** @param {import('pg').Client} database @param {readonly ReturnType<typeof subscriber>[]} count */
async function insertSubscribers(database, count) {
  const rows = count.map((one) => ({
    id: one.id,
    email: one.email,
    first_name: one.firstName,
    subscription_status: one.subscriptionStatus,
    frequency: one.frequency,
    interested_categories: one.categories,
    follows_categories: one.followsCategories,
    language: one.language,
    confirmed_at: one.confirmedAt,
    paused_until: one.pausedUntil,
    consent_at: new Date(),
    consent_text: '1',
    consent_source: 'alerts',
    subscribed_at: new Date(),
    updated_at: new Date(),
    total_emails_sent: 0,
    mailed_jobs: [],
  }));
  await database.query('insert into subscribers select * from jsonb_populate_recordset(null::subscribers, $1::jsonb)', [
    JSON.stringify(rows),
  ]);
}

/**
 * Whether every subscriber has an address hash.
 * @param {import('pg').Client} database
 */
export async function areHashed(database) {
  const { rows } = await database.query('select count(*)::int as count from subscribers where address_hash is null');
  return rows[0].count === 0;
}

/**
 * @param {import('pg').Client} database
 * @param {readonly string[]} emails
 */
export async function suppress(database, emails) {
  await database.query(
    `insert into suppressed_addresses (hash, reason)
     select address_hash, 'hard_bounce' from subscribers where email = any($1) on conflict do nothing`,
    [emails],
  );
}
