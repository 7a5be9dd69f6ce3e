import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { descendantsOf, killProcesses, stillRunning } from '../services/descendants.mjs';
import { root } from '../services/plan.mjs';

/** @param {string} name `app`, `shell` or a remote's id. */
const tagOf = (name) => `localhost/trampolim/${name}`;

export const isBuildahInstalled = () => spawnSync('buildah', ['--version']).error === undefined;

/**
 * Builds one image of the Dockerfile; layers of other images are reused.
 * @param {string} name
 * @param {readonly string[]} args Further arguments of `buildah build`.
 */
export async function buildImage(name, args) {
  const target = name === 'app' ? ['--target', 'app'] : ['--target', 'release', '--build-arg', `PACKAGE=${name}`];
  const all = ['build', '--isolation', 'chroot', '--layers', '-t', tagOf(name), ...target, ...args, root];
  const [code] = await once(spawn('buildah', all, { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`buildah build of ${name} ended with ${code}`);
}

/**
 * Size of an image with its base, as buildah reports it: all layers, unpacked, in 10⁶ bytes.
 * @param {string} name
 * @returns {number}
 */
export function imageMegabytes(name) {
  const [{ size = '' } = {}] = JSON.parse(buildah('images', '--json', tagOf(name)));
  const [, number, unit = ''] = /^([\d.]+) (\w+)$/.exec(size) ?? [];
  const factor = { KB: 0.001, MB: 1, GB: 1000 }[unit];
  if (number === undefined || factor === undefined) throw new Error(`buildah reports the size ${size}`);
  return Number(number) * factor;
}

/** @param {string[]} args */
const buildah = (...args) => execFileSync('buildah', args, { encoding: 'utf8' }).trim();

/**
 * A container of an image. Processes in it share the network of this machine (chroot isolation).
 * @param {string} name
 * @param {{ volumes?: readonly string[] }} [options] `volumes`: folder of this machine and in the container, `/a:/b`.
 */
export function createContainer(name, { volumes = [] } = {}) {
  const id = buildah('from', tagOf(name));
  /** @param {string} user @param {Record<string, string>} env @param {readonly string[]} command */
  const argsOf = (user, env, command) => {
    const variables = Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
    const mounts = volumes.flatMap((volume) => ['--volume', volume]);
    return ['run', '--isolation', 'chroot', '--user', user, ...mounts, ...variables, id, '--', ...command];
  };
  return {
    /**
     * Starts a process that runs until `stop`.
     * @param {{ user: string, env?: Record<string, string>, command: readonly string[] }} options
     */
    start: ({ user, env = {}, command }) => startRun(argsOf(user, env, command)),
    /**
     * Runs a process to its end.
     * @param {{ user: string, env?: Record<string, string>, command: readonly string[] }} options
     */
    run: ({ user, env = {}, command }) => {
      const { status, stdout, stderr } = spawnSync('buildah', argsOf(user, env, command), { encoding: 'utf8' });
      return { code: status, output: `${stdout}${stderr}` };
    },
    remove: () => buildah('rm', id),
  };
}

/** @typedef {ReturnType<typeof createContainer>} Container */

const stopWithinMs = 15_000;

/** @param {string[]} args */
function startRun(args) {
  const child = spawn('buildah', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return {
    tail: () => output.split('\n').slice(-15).join('\n'),
    stop: () => stopRun(child),
  };
}

/**
 * buildah does not forward signals to the process in the container.
 * @param {import('node:child_process').ChildProcess} child
 */
async function stopRun(child) {
  const below = descendantsOf(child.pid ?? 0);
  for (const { pid } of below) process.kill(pid, 'SIGTERM');
  const until = performance.now() + stopWithinMs;
  while (stillRunning(below).length > 0 && performance.now() < until) await wait(100);
  killProcesses(below);
}
