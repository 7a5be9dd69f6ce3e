import { randomUUID } from 'node:crypto';
import { applyWithFile } from './application.mjs';

/** @typedef {'visitor' | 'visitor who withdraws'} VisitorRole */

/** In turn: half are members; half of the visitors withdraw their application. */
const roles = /** @type {const} */ (['visitor', 'member', 'visitor who withdraws', 'member']);

/**
 * @param {number} number Of the participant.
 * @returns {VisitorRole | 'member'}
 */
export const roleOf = (number) => roles[number % roles.length] ?? 'member';

/**
 * @typedef {object} ExpectedVisitor
 * @property {string} email
 * @property {string} message Text of the contact form.
 * @property {import('./application.mjs').SentApplication} application
 */

const mailWithinMs = 300_000;

/**
 * A visitor without an account: applies, writes to the team and joins the waitlist. Some withdraw the application by the link
 * of its mail.
 * @param {import('./retrying-client.mjs').RetryingClient} client
 * @param {import('./mail-sink.mjs').MailSink} sink
 * @param {import('./application.mjs').ChaosJob} job
 * @param {number} number
 * @param {VisitorRole} role
 * @returns {Promise<ExpectedVisitor>}
 */
export async function actAsVisitor(client, sink, job, number, role) {
  const email = `visita${number}@example.com`;
  const message = `Uma pergunta ${randomUUID()}`;
  const application = await applyWithFile(client, job, { email, name: 'Rui Prata' });
  const contact = { name: 'Rui Prata', email, phone: '912345678', subject: 'general', message };
  await client.write('contact message', { method: 'POST', path: '/api/contact', json: contact });
  const signup = { email, firstName: 'Rui', phone: '912345678', company: `Empresa ${number}` };
  await client.write('waitlist', { method: 'POST', path: '/api/newsletter/subscribe', json: signup });
  if (role === 'visitor who withdraws') application.isWithdrawn = await withdrawByMail(client, sink, email);
  return { email, message, application };
}

/**
 * @param {import('./retrying-client.mjs').RetryingClient} client
 * @param {import('./mail-sink.mjs').MailSink} sink
 * @param {string} email
 */
async function withdrawByMail(client, sink, email) {
  const token = await sink.linkTo(email, /\/applications\/([\w-]{43})/, mailWithinMs);
  if (token === null) return false;
  await client.write('withdrawal by mail', { method: 'DELETE', path: `/api/applications/${token}` });
  return true;
}

/**
 * Contact messages and waitlist entries that the database does not have, in words.
 * @param {import('pg').Client} database
 * @param {readonly ExpectedVisitor[]} visitors
 * @returns {Promise<string[]>}
 */
export async function lostForms(database, visitors) {
  const { rows: messages } = await database.query('select message as value from contact_messages');
  const { rows: signups } = await database.query('select email as value from waitlist_signups');
  const valuesOf = (/** @type {{ value: string }[]} */ rows) => new Set(rows.map(({ value }) => value));
  const [messageTexts, waitlisted] = [valuesOf(messages), valuesOf(signups)];
  return visitors.flatMap(({ email, message }) => [
    ...(messageTexts.has(message) ? [] : [`${email}: contact message`]),
    ...(waitlisted.has(email) ? [] : [`${email}: waitlist`]),
  ]);
}
