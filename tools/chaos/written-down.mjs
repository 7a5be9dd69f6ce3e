/**
 * What visitors left in forms and the database does not have, in words.
 * @param {import('pg').Client} database
 * @param {readonly import('./visitor.mjs').VisitorPromises[]} visitors
 * @returns {Promise<string[]>}
 */
export async function lostForms(database, visitors) {
  const { rows: messages } = await database.query('select message as word from contact_messages');
  const { rows: signups } = await database.query('select email as word from waitlist_signups');
  const left = (/** @type {{ word: string }[]} */ rows) => new Set(rows.map(({ word }) => word));
  const [said, waits] = [left(messages), left(signups)];
  return visitors.flatMap(({ email, message }) => [
    ...(said.has(message) ? [] : [`${email}: contact message`]),
    ...(waits.has(email) ? [] : [`${email}: waitlist`]),
  ]);
}

/**
 * What happened and was never to be mailed, in words. Whether a mail that was ordered came is another question.
 * @param {import('pg').Client} database
 * @param {readonly import('./mail-books.mjs').OrderedMail[]} ordered
 * @param {import('./storm.mjs').Crowd} crowd
 * @param {readonly import('./application.mjs').SentApplication[]} applications
 * @returns {Promise<string[]>}
 */
export async function unmailedEvents(database, ordered, { members, visitors }, applications) {
  const { rows: messages } = await database.query('select id from contact_messages');
  const keys = new Set(ordered.map(({ key }) => key));
  const expected = [
    ...applications.map(({ id }) => `application-received:${id}`),
    ...messages.map(({ id }) => `contact-received:${id}`),
  ];
  const linksTo = (/** @type {string} */ email) =>
    ordered.filter(({ kind, recipient }) => kind === 'verify-email' && recipient === email).length;
  const signups = ordered.filter(({ kind }) => kind === 'waitlist-joined').length;
  return [
    ...expected.filter((key) => !keys.has(key)),
    ...members.filter(({ email }) => linksTo(email) !== 1).map(({ email }) => `verify-email of ${email}`),
    ...(signups === visitors.length ? [] : [`${signups} mails for ${visitors.length} on the waitlist`]),
  ];
}
