import { randomUUID } from 'node:crypto';

/**
 * Subscribers of every kind, as rows: `people` who get the weekly mail, and among them some of each kind that gets none.
 * The worker knows them once it has been restarted: it computes the keyed hashes of addresses.
 * @param {import('pg').Client} database
 * @param {number} people
 */
export async function addSubscribers(database, people) {
  const { rows } = await database.query('select slug from categories order by slug');
  const slugs = rows.map(({ slug }) => slug);
  const kinds = Math.ceil(people / 100);
  const eligible = Array.from({ length: people }, (_, number) => subscriber(number, slugs));
  const others = Array.from({ length: kinds }, (_, number) => [
    { ...subscriber(people + number * 6, slugs), subscriptionStatus: false },
    { ...subscriber(people + number * 6 + 1, slugs), confirmedAt: null },
    { ...subscriber(people + number * 6 + 2, slugs), frequency: 'monthly' },
    { ...subscriber(people + number * 6 + 3, slugs), pausedUntil: new Date(Date.now() + 86_400_000) },
    // Nothing is chosen, so nothing fits.
    { ...subscriber(people + number * 6 + 4, slugs), followsCategories: false },
    { ...subscriber(people + number * 6 + 5, slugs), suppressed: true },
  ]).flat();
  await insertSubscribers(database, [...eligible, ...others]);
  return {
    eligible: new Set(eligible.map(({ email }) => email)),
    suppressed: others.flatMap((one) => ('suppressed' in one ? [one.email] : [])),
  };
}

/**
 * Somebody who is mailed weekly; everybody in three chose all categories, so there is always something that fits.
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

/** @param {import('pg').Client} database @param {readonly ReturnType<typeof subscriber>[]} people */
async function insertSubscribers(database, people) {
  const rows = people.map((one) => ({
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
 * Whether every address has its hash.
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
