import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startServer } from '../compatibility/server.mjs';
import { changeOwner, runProgram, serverUser } from '../compatibility/system.mjs';
import { waitUntil } from '../services/wait.mjs';
import { etcdArguments, patroniFile, ports } from './configuration.mjs';

/** @typedef {import('../compatibility/resources.mjs').Resources} Resources */
/** @typedef {import('./configuration.mjs').NodePlan} NodePlan */

/**
 * @typedef {object} Member A node as Patroni's REST API reports it.
 * @property {string} name
 * @property {'leader' | 'sync_standby' | 'replica'} role
 * @property {string} state
 * @property {number} timeline
 * @property {number | 'unknown'} [lag] Bytes.
 */

/**
 * @typedef {object} DatabaseNode
 * @property {number} number
 * @property {string} name
 * @property {string} address
 * @property {string} disk The mount point of PostgreSQL's file system.
 * @property {() => Promise<void>} start Starts what does not run.
 * @property {(...programs: string[]) => void} kill Sends SIGKILL to these programs of the node; without a name to all.
 */

/** File system of a node's PostgreSQL: small, so that it can be filled. */
const diskSize = '800m';

/**
 * Three machines with etcd, Patroni and PostgreSQL.
 * @param {Resources} resources
 * @param {{ folder: string, network: import('./network.mjs').Network, programs: import('./programs.mjs').Programs }} options
 */
export async function startNodes(resources, { folder, network, programs }) {
  const user = serverUser('postgres');
  const passwords = { superuser: randomBytes(16).toString('hex'), replication: randomBytes(16).toString('hex') };
  const names = ['node1', 'node2', 'node3'];
  const plans = names.map((name, number) =>
    planNode(resources, { folder: path.join(folder, name), name, number, network, user }),
  );
  const nodes = plans.map((plan, number) => {
    const file = path.join(plan.folder, 'patroni.yml');
    const settings = { programs: programs.postgres, network: network.cidr, passwords };
    writeFileSync(file, patroniFile(plan, plans, settings), { mode: 0o600 });
    changeOwner(user, [file]);
    return createNode(resources, { plan, plans, number, network, programs, user, file });
  });
  await Promise.all(nodes.map((node) => node.start()));
  const cluster = { nodes, passwords, members: () => membersOf(nodes) };
  await isHealthy(cluster);
  return cluster;
}

/** @typedef {Awaited<ReturnType<typeof startNodes>>} Nodes */

/**
 * @param {Resources} resources
 * @param {{ folder: string, name: string, number: number, network: import('./network.mjs').Network, user: import('../compatibility/system.mjs').SystemUser | undefined }} options
 * @returns {NodePlan & { disk: string }}
 */
function planNode(resources, { folder, name, number, network, user }) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  changeOwner(user, [folder]);
  const owner = user === undefined ? '' : `,uid=${user.uid},gid=${user.gid}`;
  const mount = (/** @type {string} */ part, /** @type {string} */ size) => {
    const disk = path.join(folder, part);
    mkdirSync(disk);
    runProgram('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0700${owner}`, 'tmpfs', disk]);
    resources.add(() => runProgram('umount', ['-l', disk]));
    return disk;
  };
  // In memory: the elections of etcd would depend on what else writes to this machine's disk.
  const etcdDir = path.join(mount('etcd', '200m'), 'data');
  const disk = mount('disk', diskSize);
  return { name, folder, address: network.addressOf(number), etcdDir, dataDir: path.join(disk, 'data'), disk };
}

/**
 * @param {Resources} resources
 * @param {{ plan: NodePlan & { disk: string }, plans: readonly NodePlan[], number: number, network: import('./network.mjs').Network,
 *   programs: import('./programs.mjs').Programs, user: import('../compatibility/system.mjs').SystemUser | undefined, file: string }} options
 * @returns {DatabaseNode}
 */
function createNode(resources, { plan, plans, number, network, programs, user, file }) {
  const { folder } = plan;
  const run = async (/** @type {string} */ name, /** @type {string} */ program, /** @type {string[]} */ args) => {
    const asUser =
      user === undefined
        ? [program, ...args]
        : ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', program, ...args];
    const [command, all] = network.within(number, asUser[0] ?? '', asUser.slice(1));
    await startServer(resources, {
      name: `${name} of ${plan.name}`,
      program: command,
      args: all,
      cwd: folder,
      isReady: () => true,
    });
  };
  const isRunning = (/** @type {string} */ program) => network.processes(number).some(({ name }) => name === program);
  const kill = (/** @type {string[]} */ ...names) => {
    const targets = network.processes(number).filter(({ name }) => names.length === 0 || names.includes(name));
    for (const { pid } of targets) tryKill(pid);
  };
  return {
    number,
    name: plan.name,
    address: plan.address,
    disk: plan.disk,
    kill,
    start: async () => {
      if (!isRunning('etcd')) await run('etcd', programs.etcd, etcdArguments(plan, plans));
      if (!isRunning('patroni')) await run('Patroni', programs.patroni, [file]);
      // Patroni starts PostgreSQL in a session of its own. It is released first: a regular stop would take longer than a signal allows.
      resources.add(kill);
    },
  };
}

/** @param {number} pid */
function tryKill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/**
 * The members according to the first node that responds, the leader's view first.
 * @param {readonly DatabaseNode[]} nodes
 * @returns {Promise<Member[]>}
 */
async function membersOf(nodes) {
  const views = await Promise.all(
    nodes.map(async ({ name, address }) => {
      const url = `http://${address}:${ports.patroni}/cluster`;
      const members = await fetch(url, { signal: AbortSignal.timeout(1500) })
        .then(async (answer) => /** @type {{ members: Member[] }} */ (await answer.json()).members)
        .catch(() => null);
      return { name, members };
    }),
  );
  const answered = views.flatMap(({ name, members }) => (members === null ? [] : [{ name, members }]));
  const ofLeader = answered.find(({ name, members }) =>
    members.some((one) => one.name === name && one.role === 'leader'),
  );
  return (ofLeader ?? answered[0])?.members ?? [];
}

/** @param {readonly Member[]} members */
export const nameOfRole = (members, /** @type {Member['role']} */ role) =>
  members.find((one) => one.role === role)?.name;

/**
 * Connects to the PostgreSQL of a node.
 * @param {Pick<Nodes, 'passwords'>} cluster
 * @param {Pick<DatabaseNode, 'address'>} node
 */
async function connectTo({ passwords }, { address }) {
  const account = { user: 'postgres', password: passwords.superuser, database: 'postgres' };
  const limits = { connectionTimeoutMillis: 3000, query_timeout: 3000 };
  const client = new pg.Client({ host: address, port: ports.postgres, ...account, ...limits });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * Whether the primary streams to every other node: Patroni also reports a former primary as running before it is rewound.
 * @param {Pick<Nodes, 'nodes' | 'passwords'>} cluster
 * @param {string | undefined} leader
 */
async function areStreaming({ nodes, passwords }, leader) {
  const node = nodes.find(({ name }) => name === leader);
  if (node === undefined) return false;
  try {
    const client = await connectTo({ passwords }, node);
    const sql = "select distinct application_name from pg_stat_replication where state = 'streaming'";
    const { rowCount } = await client.query(sql);
    await client.end();
    return rowCount === nodes.length - 1;
  } catch {
    return false;
  }
}

/**
 * Resolves with the seconds until all three roles exist and all nodes follow the primary.
 * @param {Pick<Nodes, 'nodes' | 'members' | 'passwords'>} cluster
 */
export async function isHealthy(cluster) {
  const { nodes, members } = cluster;
  const began = performance.now();
  await waitUntil(
    'a primary, a synchronous and an asynchronous standby',
    async () => {
      const all = await members();
      const isComplete = ['leader', 'sync_standby', 'replica'].every((role) => all.some((one) => one.role === role));
      if (all.length !== nodes.length || !isComplete) return null;
      return (await areStreaming(cluster, nameOfRole(all, 'leader'))) || null;
    },
    { withinMs: 180_000 },
  );
  return (performance.now() - began) / 1000;
}
