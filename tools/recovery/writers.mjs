import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { applyWithFile } from '../chaos/application.mjs';
import { getJson, retryingClient } from '../chaos/retrying-client.mjs';

/**
 * @typedef {object} Acknowledged A write that the API has acknowledged.
 * @property {string} id Of the application.
 * @property {number} at Milliseconds of the clock, when the response had arrived.
 */

/** Milliseconds between two applications, and between two changes at the HR backend. */
const pauses = { applications: 250, changes: 500 };

/**
 * Visitors apply one after the other, an employer changes statuses and publishes jobs, until stopped.
 * @param {{ api: string, sandbox: string, jobs: readonly import('../chaos/application.mjs').ChaosJob[] }} world
 */
export function startWriters({ api, sandbox, jobs }) {
  /** @type {Acknowledged[]} */
  const applications = [];
  const statuses = new Set();
  const tally = { calls: 0, acknowledged: {} };
  const stopping = new AbortController();
  const { signal } = stopping;
  /** @type {Promise<null>} */
  const stopped = new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
  const apply = async () => {
    for (let number = 0; !signal.aborted; number += 1) {
      const client = retryingClient(api, `10.90.${(number >> 8) & 255}.${number & 255}`, tally);
      const job = /** @type {import('../chaos/application.mjs').ChaosJob} */ (jobs[number % jobs.length]);
      const fields = { email: `visita-${randomUUID()}@example.com`, name: 'Rui Prata' };
      const sent = await Promise.race([applyWithFile(client, job, fields).catch(() => null), stopped]);
      if (sent) applications.push({ id: sent.id, at: Date.now() });
      await pause(pauses.applications, signal);
    }
  };
  const change = async () => {
    while (!signal.aborted) {
      await changeAtHrBackend(sandbox, statuses).catch(() => {});
      await pause(pauses.changes, signal);
    }
  };
  const running = Promise.all([apply(), change()]);
  return {
    applications,
    statuses,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** @param {number} ms @param {AbortSignal} signal */
const pause = (ms, signal) => wait(ms, undefined, { signal }).catch(() => {});

/** @param {string} sandbox @param {Set<unknown>} statuses Applications whose status was changed. */
async function changeAtHrBackend(sandbox, statuses) {
  /** @type {{ id: string, applicationId: string, withdrawnAt: string | null }[]} */
  const delivered = await getJson(`${sandbox}/_sandbox/applications`);
  const next = delivered.find(({ applicationId, withdrawnAt }) => withdrawnAt === null && !statuses.has(applicationId));
  if (next === undefined) return;
  const body = JSON.stringify({ status: 'reviewing' });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  if ((await fetch(`${sandbox}/_sandbox/applications/${next.id}`, init)).ok) statuses.add(next.applicationId);
  // Jobs are published, changed and closed.
  if (statuses.size % 10 === 0) await fetch(`${sandbox}/_sandbox/tick`, { method: 'POST' });
}
