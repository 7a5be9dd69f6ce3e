import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runProgram } from '../compatibility/system.mjs';
import { waitUntil } from '../services/wait.mjs';
import { databaseName, ports } from './configuration.mjs';
import { isHealthy, nameOfRole } from './nodes.mjs';
import { rollingUpgrade } from './upgrade.mjs';

/** @typedef {import('./nodes.mjs').DatabaseNode} DatabaseNode */

/**
 * @typedef {object} World
 * @property {import('./nodes.mjs').Nodes} cluster
 * @property {import('./network.mjs').Network} network
 * @property {import('./programs.mjs').Programs} programs
 * @property {import('../rolling/servers.mjs').Servers} servers
 * @property {string} folder
 * @property {(text: string) => void} log
 */

/**
 * @typedef {object} Drill
 * @property {string} name
 * @property {string} what
 * @property {(world: World) => Promise<DrillResult | void>} run Injects the fault, holds it and ends it; then the run waits until all nodes are healthy.
 * @property {boolean} [fullDisk] Writes may be rejected while the disk is full.
 */

/** @typedef {{ note?: string, problems?: string[], faultEndedAt?: number }} DrillResult */

/** @param {World} world @param {import('./nodes.mjs').Member['role']} role @returns {Promise<DatabaseNode>} */
async function nodeOfRole({ cluster }, role) {
  const name = nameOfRole(await cluster.members(), role);
  const node = cluster.nodes.find((one) => one.name === name);
  if (node === undefined) throw new Error(`No node has the role ${role}`);
  return node;
}

/**
 * Seconds until another node is the leader.
 * @param {World} world
 * @param {DatabaseNode} former
 */
async function newLeader({ cluster }, former) {
  const began = performance.now();
  const others = cluster.nodes.filter((one) => one !== former);
  const isLeader = (/** @type {DatabaseNode} */ { address }) =>
    fetch(`http://${address}:${ports.patroni}/primary`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil('a new primary', async () => (await Promise.all(others.map(isLeader))).includes(true) || null);
  return `promoted after ${((performance.now() - began) / 1000).toFixed(1)} s`;
}

/** What a node's own PostgreSQL is, asked within the node: `primary`, `standby` or `down`. @param {World} world @param {DatabaseNode} node */
function ownRole({ network, programs, cluster }, node) {
  const psql = path.join(programs.postgres, 'psql');
  const url = `postgres://postgres:${cluster.passwords.superuser}@${node.address}:${ports.postgres}/${databaseName}?connect_timeout=3`;
  const [program, args] = network.within(node.number, psql, [url, '-Atc', 'select pg_is_in_recovery()']);
  try {
    return runProgram(program, args).trim() === 't' ? 'standby' : 'primary';
  } catch {
    return 'down';
  }
}

/** @param {World} world @param {'isolate' | 'isolateFromNodes'} how */
async function partition(world, how) {
  const node = await nodeOfRole(world, 'leader');
  world.network[how](node.number);
  try {
    const note = await newLeader(world, node);
    await wait(10_000);
    const role = ownRole(world, node);
    const problems = role === 'primary' ? [`${node.name} is still a primary beside the new one`] : [];
    return { note: `${note}; the old one: ${role}`, problems };
  } finally {
    world.network.heal(node.number);
  }
}

/** @param {World} world */
async function etcdLeader({ cluster }) {
  for (const node of cluster.nodes) {
    const answer = await fetch(`http://${node.address}:${ports.etcd}/v3/maintenance/status`, {
      method: 'POST',
      body: '{}',
    });
    const { header, leader } = /** @type {{ header: { member_id: string }, leader: string }} */ (await answer.json());
    if (header.member_id === leader) return node;
  }
  throw new Error('etcd has no leader');
}

/** @param {World} world @param {DatabaseNode} node */
function replayProcess({ network }, node) {
  const found = network
    .processes(node.number)
    .find(({ pid }) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('startup recovering'));
  if (found === undefined) throw new Error(`${node.name} replays nothing`);
  return found.pid;
}

/** Writes zeros until the disk is full. @param {string} file */
function fill(file) {
  const handle = openSync(file, 'w');
  // The last bytes too, so that not even a small file can grow.
  for (const size of [1 << 20, 4096, 1]) while (hasRoom(handle, Buffer.alloc(size)));
  closeSync(handle);
}

/** @param {number} handle @param {Buffer} zeros */
function hasRoom(handle, zeros) {
  try {
    return writeSync(handle, zeros) === zeros.length;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOSPC') return false;
    throw error;
  }
}

const diskFullMs = 30_000;

/** @type {readonly Drill[]} */
export const drills = [
  { name: 'quiet', what: 'no fault, for comparison', run: () => wait(15_000) },
  {
    name: 'switchover',
    what: 'planned switchover to the synchronous standby (patronictl)',
    run: async (world) => {
      const [leader, candidate] = [await nodeOfRole(world, 'leader'), await nodeOfRole(world, 'sync_standby')];
      const settings = path.join(world.folder, leader.name, 'patroni.yml');
      const from = ['--master', leader.name, '--candidate', candidate.name, '--force'];
      runProgram(world.programs.patronictl, ['-c', settings, 'switchover', databaseName, ...from]);
      const note = await newLeader(world, leader);
      await wait(5000);
      return { note };
    },
  },
  {
    name: 'primary-killed',
    what: 'kill -9 of every process on the primary: PostgreSQL, Patroni and etcd',
    run: async (world) => {
      const node = await nodeOfRole(world, 'leader');
      node.kill();
      const note = await newLeader(world, node);
      await wait(8000);
      await node.start();
      return { note };
    },
  },
  {
    name: 'postgres-killed',
    what: 'kill -9 of PostgreSQL on the primary; Patroni keeps running',
    run: async (world) => {
      const node = await nodeOfRole(world, 'leader');
      node.kill('postgres');
      const note = await newLeader(world, node);
      await wait(5000);
      return { note };
    },
  },
  {
    name: 'standby-killed',
    what: 'kill -9 of every process on the synchronous standby',
    run: async (world) => {
      const node = await nodeOfRole(world, 'sync_standby');
      node.kill();
      await wait(15_000);
      await node.start();
    },
  },
  {
    name: 'primary-isolated',
    what: 'the primary is cut off from clients and nodes, without closed connections',
    run: (world) => partition(world, 'isolate'),
  },
  {
    name: 'primary-split',
    what: 'the primary is cut off from the other nodes; clients still reach it',
    run: (world) => partition(world, 'isolateFromNodes'),
  },
  {
    name: 'etcd-leader-killed',
    what: 'kill -9 of the leader of etcd',
    run: async (world) => {
      const node = await etcdLeader(world);
      node.kill('etcd');
      await wait(15_000);
      await node.start();
    },
  },
  {
    name: 'replica-lagging',
    what: 'the asynchronous standby replays nothing for 30 s',
    run: async (world) => {
      const node = await nodeOfRole(world, 'replica');
      // Patroni resumes a replay that is paused by a function, so its process is stopped.
      const pid = replayProcess(world, node);
      process.kill(pid, 'SIGSTOP');
      await wait(30_000);
      process.kill(pid, 'SIGCONT');
    },
  },
  {
    name: 'disk-full',
    what: "the file system of the primary's data and WAL is full for 30 s",
    fullDisk: true,
    run: async (world) => {
      const node = await nodeOfRole(world, 'leader');
      const file = path.join(node.disk, 'filler');
      try {
        fill(file);
        await wait(diskFullMs);
      } finally {
        rmSync(file, { force: true });
      }
      return { faultEndedAt: performance.now() };
    },
  },
  { name: 'upgrade', what: 'rolling upgrade of APIs, workers and HTML servers after a migration', run: rollingUpgrade },
];

/**
 * Runs a drill until all nodes are healthy again. A failure is a problem of this drill; the next ones run.
 * @param {Drill} drill
 * @param {World} world
 */
export async function runDrill({ name, run }, world) {
  const from = performance.now();
  world.log(`${name}: begins`);
  /** @type {DrillResult} */
  let result = {};
  let healthySeconds = 0;
  try {
    result = (await run(world)) ?? {};
    healthySeconds = await isHealthy(world.cluster);
  } catch (error) {
    result = { ...result, problems: [...(result.problems ?? []), String(error)] };
  }
  // Late effects on the product belong to this drill.
  await wait(5000);
  return { ...result, from, to: performance.now(), healthySeconds };
}
