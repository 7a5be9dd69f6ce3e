import { readFileSync } from 'node:fs';
import { findProgram, runProgram } from '../compatibility/system.mjs';

/**
 * @typedef {object} Network A bridge with one network namespace for each node.
 * @property {string} cidr
 * @property {(node: number) => string} addressOf
 * @property {(node: number, program: string, args: readonly string[]) => [string, string[]]} within The command that runs a program in a node's namespace.
 * @property {(node: number) => { pid: number, name: string }[]} processes
 * @property {(node: number) => void} isolate Drops all packets from and to the node. Connections are not closed.
 * @property {(node: number) => void} isolateFromNodes Drops packets between the node and the other nodes. Clients still reach it.
 * @property {(node: number) => void} heal
 */

/** In the range of benchmarks (RFC 2544), which no network routes. */
const prefixOf = (/** @type {number} */ id) => `198.18.${id}`;

const ip = (/** @type {string} */ command) => runProgram('ip', command.split(' '));

/**
 * Clients like pg_rewind have no timeouts of their own: without these, one whose source has disappeared waits for hours, and the node
 * does not return.
 */
const kernelSettings = [
  'net.ipv4.tcp_keepalive_time=5',
  'net.ipv4.tcp_keepalive_intvl=2',
  'net.ipv4.tcp_keepalive_probes=3',
  'net.ipv4.tcp_retries2=5',
];

/** @param {string} command */
function tryIp(command) {
  try {
    ip(command);
  } catch {
    // It does not exist, or is already in this state.
  }
}

/** @param {string} space */
function processesOf(space) {
  const pids = runProgram('ip', ['netns', 'pids', space]).split('\n').filter(Boolean).map(Number);
  return pids.flatMap((pid) => {
    try {
      return [{ pid, name: readFileSync(`/proc/${pid}/comm`, 'utf8').trim() }];
    } catch {
      return [];
    }
  });
}

/** @returns {string | null} Why network namespaces cannot be created here. */
export function networkProblem() {
  if (findProgram('ip') === null) return 'apt-get install -y --no-install-recommends iproute2';
  if (process.getuid?.() !== 0) return 'run it as root: network namespaces require it';
  try {
    ip('netns add trampolim-probe');
    ip('netns del trampolim-probe');
    return null;
  } catch (error) {
    return `network namespaces cannot be created: ${String(error)}`;
  }
}

/**
 * Creates the bridge and the namespaces; they are deleted with the resources.
 * @param {import('../compatibility/resources.mjs').Resources} resources
 * @param {number} nodes
 * @returns {Network}
 */
export function createNetwork(resources, nodes) {
  const id = process.pid % 250;
  const prefix = prefixOf(id);
  const bridge = `trcl${id}`;
  const addressOf = (/** @type {number} */ node) => `${prefix}.${11 + node}`;
  const spaceOf = (/** @type {number} */ node) => `${bridge}-${node}`;
  const portOf = (/** @type {number} */ node) => `${bridge}n${node}`;
  const numbers = Array.from({ length: nodes }, (_, node) => node);
  resources.add(() => {
    for (const node of numbers) tryIp(`netns del ${spaceOf(node)}`);
    tryIp(`link del ${bridge}`);
  });
  ip(`link add ${bridge} type bridge`);
  ip(`addr add ${prefix}.1/24 dev ${bridge}`);
  ip(`link set ${bridge} up`);
  for (const node of numbers) {
    const [space, port] = [spaceOf(node), portOf(node)];
    ip(`netns add ${space}`);
    ip(`link add ${port} type veth peer name eth0 netns ${space}`);
    ip(`link set ${port} master ${bridge}`);
    ip(`link set ${port} up`);
    ip(`-n ${space} addr add ${addressOf(node)}/24 dev eth0`);
    ip(`-n ${space} link set eth0 up`);
    ip(`-n ${space} link set lo up`);
    runProgram('ip', ['netns', 'exec', space, 'sysctl', '-qw', ...kernelSettings]);
  }
  const others = (/** @type {number} */ node) => numbers.filter((one) => one !== node);
  return {
    cidr: `${prefix}.0/24`,
    addressOf,
    within: (node, program, args) => ['nsenter', [`--net=/run/netns/${spaceOf(node)}`, program, ...args]],
    processes: (node) => processesOf(spaceOf(node)),
    isolate: (node) => void ip(`link set ${portOf(node)} nomaster`),
    isolateFromNodes: (node) => {
      for (const other of others(node)) ip(`-n ${spaceOf(node)} route add blackhole ${addressOf(other)}/32`);
    },
    heal: (node) => {
      ip(`link set ${portOf(node)} master ${bridge}`);
      for (const other of others(node)) tryIp(`-n ${spaceOf(node)} route del blackhole ${addressOf(other)}/32`);
    },
  };
}
