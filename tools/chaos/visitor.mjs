import { randomUUID } from 'node:crypto';
import { applyWithFile } from './application.mjs';

/**
 * @typedef {object} VisitorPromises
 * @property {string} email
 * @property {string} message The words that were left in the contact form.
 * @property {import('./application.mjs').SentApplication} application
 */

const mailWithinMs = 300_000;

/**
 * Somebody without an account: applies, writes to the team, puts a company on the waitlist; some take the application back
 * by the link of its mail.
 * @param {import('./patient-client.mjs').PatientClient} client
 * @param {import('./mail-sink.mjs').MailSink} sink
 * @param {import('./application.mjs').ChaosJob} job
 * @param {number} number
 * @param {import('./roles.mjs').VisitorRole} role
 * @returns {Promise<VisitorPromises>}
 */
export async function visit(client, sink, job, number, role) {
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
 * @param {import('./patient-client.mjs').PatientClient} client
 * @param {import('./mail-sink.mjs').MailSink} sink
 * @param {string} email
 */
async function withdrawByMail(client, sink, email) {
  const token = await sink.linkTo(email, /\/applications\/([\w-]{43})/, mailWithinMs);
  if (token === null) return false;
  await client.write('withdrawal by mail', { method: 'DELETE', path: `/api/applications/${token}` });
  return true;
}
