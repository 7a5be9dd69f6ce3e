import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startMailSink } from '../chaos/mail-sink.mjs';
import { prepareVisits } from '../rolling/visits.mjs';
import { startServers } from '../rolling/servers.mjs';
import { auditAcknowledged, auditFindings } from './audit.mjs';
import { runDrill } from './drills.mjs';
import { startFront, startStore } from './front.mjs';
import { startLoad } from './load.mjs';
import { createNetwork } from './network.mjs';
import { startNodes } from './nodes.mjs';
import { figuresOf, longestRejection, missedGoals, reasonsOf } from './report.mjs';

const counts = { api: 3, worker: 2, site: 2 };

/**
 * Starts everything, runs the drills under load, and audits what was acknowledged.
 * @param {import('../compatibility/resources.mjs').Resources} resources
 * @param {{ drills: readonly import('./drills.mjs').Drill[], nginx: string, programs: import('./programs.mjs').Programs, log: (text: string) => void }} options
 */
export async function runDrills(resources, { drills, nginx, programs, log }) {
  const folder = resources.folder('cluster');
  const network = createNetwork(resources, 3);
  const cluster = await startNodes(resources, { folder, network, programs });
  log(
    `The database cluster is healthy: ${(await cluster.members()).map(({ name, role }) => `${name} ${role}`).join(', ')}`,
  );
  const addresses = await startFront(resources, { folder, programs, cluster });
  const sink = await startMailSink();
  resources.add(sink.stop);
  const servers = await startProduct(resources, { folder, nginx, addresses, sink, log });
  const visits = await prepareVisits(servers.url);
  const world = { cluster, network, programs, servers, folder, log };
  const load = await startLoad({ visits, sandbox: servers.sandbox, sink, addresses });
  // Warm-up, so that cold caches are not measured.
  await wait(10_000);
  const results = [];
  for (const drill of drills) results.push({ drill, result: await runDrill(drill, world) });
  await load.stop();
  log('All requests have ended');
  const audit = await auditAcknowledged({ load, sandbox: servers.sandbox, sink, database: addresses.direct });
  const complaints = servers.complaints();
  await servers.stop();
  return {
    complaints,
    drills: results.map(({ drill, result }) => toRow(drill, result, load.samples)),
    audit,
    findings: auditFindings(audit),
  };
}

/** @typedef {Awaited<ReturnType<typeof runDrills>>} ClusterResult */

/**
 * @param {import('../compatibility/resources.mjs').Resources} resources
 * @param {{ folder: string, nginx: string, addresses: { pooled: string, direct: string, replicas: string },
 *   sink: import('../chaos/mail-sink.mjs').MailSink, log: (text: string) => void }} options
 */
async function startProduct(resources, { folder, nginx, addresses, sink, log }) {
  const storeDir = path.join(folder, 'store');
  mkdirSync(storeDir);
  const variables = {
    ...(await startStore(resources, storeDir)),
    DATABASE_DIRECT_URL: addresses.direct,
    DATABASE_REPLICA_URLS: addresses.replicas,
  };
  const options = { smtpUrl: sink.url, mailLookupUrl: sink.lookupUrl };
  const dataDir = path.join(folder, 'product');
  const servers = await startServers({
    dataDir,
    nginx,
    databaseUrl: addresses.pooled,
    counts,
    options,
    variables,
    log,
  });
  resources.add(servers.stop);
  return servers;
}

/**
 * @param {import('./drills.mjs').Drill} drill
 * @param {Awaited<ReturnType<typeof runDrill>>} result
 * @param {import('./load.mjs').Load['samples']} samples
 */
function toRow({ name, what }, result, samples) {
  const figures = figuresOf(samples, result);
  const { from, faultEndedAt = from } = result;
  const allowedSeconds = longestRejection + (faultEndedAt - from) / 1000;
  return {
    name,
    what,
    ...figures,
    healthySeconds: Math.round(result.healthySeconds),
    note: result.note ?? '',
    missed: missedGoals(figures, { allowedSeconds, problems: result.problems ?? [] }),
    reasons: reasonsOf(samples, result),
  };
}
