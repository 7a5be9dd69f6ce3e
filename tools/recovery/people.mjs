import { registerMember } from '../chaos/member.mjs';
import { retryingClient } from '../chaos/retrying-client.mjs';
import { actAsVisitor } from '../chaos/visitor.mjs';
import { waitUntil } from '../services/wait.mjs';
import { withClient } from './data.mjs';

/** @typedef {import('../chaos/member.mjs').ExpectedMember} Member */
/** @typedef {{ url: string, product: import('./product.mjs').Product, sink: import('../chaos/mail-sink.mjs').MailSink, jobs: readonly import('../chaos/application.mjs').ChaosJob[] }} World */

/** Registers an account with resumes and applications. @param {World} world @param {number} number @returns {Promise<Member>} */
export async function register({ product, sink, jobs }, number) {
  const client = retryingClient(product.api, `10.91.0.${number}`, { calls: 0, acknowledged: {} });
  const [one, two, three] = jobs;
  if (one === undefined || two === undefined || three === undefined) throw new Error('Too few jobs');
  const member = await registerMember(client, sink, [one, two, three], number);
  if (member === null) throw new Error('The mail with the link did not arrive');
  return member;
}

/**
 * Erases an account as seven days after its owner's request: by the worker, which also writes the journal.
 * @param {World} world
 * @param {Member} member
 */
export async function erase({ url, product }, { username }) {
  await withClient(url, (client) =>
    client.query('update users set deletion_due_at = now() where username = $1', [username]),
  );
  await product.restartWorker();
  const open = `
    select (select count(*) from users where username = $1) + (select count(*) from erasures) as count`;
  const isDone = async () => {
    const { rows } = await withClient(url, (client) => client.query(open, [username]));
    return rows[0].count === '0' ? true : null;
  };
  await waitUntil('the erasure and its journal entry', isDone, { withinMs: 300_000 });
}

/**
 * A visitor who applies and withdraws by the link of the mail.
 * @param {World} world
 * @param {number} number
 * @returns {Promise<string>} The id of the application.
 */
export async function applyAndWithdraw({ product, sink, jobs }, number) {
  const client = retryingClient(product.api, `10.92.0.${number}`, { calls: 0, acknowledged: {} });
  const job = await firstOpen(product.api, jobs);
  const { application } = await actAsVisitor(client, sink, job, number, 'visitor who withdraws');
  return application.id;
}

/** Jobs are closed while the drill runs. @param {string} api @param {World['jobs']} jobs */
async function firstOpen(api, jobs) {
  for (const job of jobs) if ((await fetch(`${api}/api/proxy/jobs/${job.id}`)).ok) return job;
  throw new Error('All jobs are closed');
}
