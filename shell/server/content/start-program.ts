import { fork, spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { isRemoteLocation, type EntrySet } from './content.types.ts';

/** Memory limits of the process. */
const heapFlags = ['--max-old-space-size=128', '--max-semi-space-size=8'];
/** Characters of one chunk of output that are logged. */
const loggedOutput = 2000;

/** Node 20 has the permission model under its experimental name. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

interface ProgramOptions {
  programFile: URL;
  set: EntrySet;
  log: FastifyBaseLogger;
}

/**
 * Starts the content process without privileges. It does not keep this process alive, and ends with it, also while an entry
 * loops.
 */
export function startProgram({ programFile, set, log }: ProgramOptions): ChildProcess {
  const program = fileURLToPath(programFile);
  const child = fork(program, [], {
    env: contentEnvironment(process.env),
    execArgv: [...permissionFlags(program, set), ...heapFlags],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr] as Socket[]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log.warn({ output: text.slice(0, loggedOutput) }, 'output of the content process');
    });
    stream.unref();
  }
  child.unref();
  child.channel?.unref();
  endWithServer(child);
  return child;
}

/**
 * Flags for the content process. It may only read the files of its program and of its set. It cannot write files or
 * start processes, threads or native addons. Node's permission model does not limit the network and signals:
 * docs/security.md.
 */
function permissionFlags(program: string, { platform, entries }: EntrySet): string[] {
  const local = [platform, ...entries]
    .map(({ location }) => location)
    .filter((location) => !isRemoteLocation(location));
  // The program imports other files of its folder.
  const readable = [path.join(path.dirname(program), '*'), ...local.map((location) => path.resolve(location))];
  return [permission, '--disable-warning=ExperimentalWarning', ...readable.map((file) => `--allow-fs-read=${file}`)];
}

/** Only the variable with certificates, which requests to servers of remotes need. */
function contentEnvironment({ NODE_EXTRA_CA_CERTS: certificates }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return certificates === undefined ? {} : { NODE_EXTRA_CA_CERTS: certificates };
}

/**
 * The input stream closes when the starting process ends, for any reason. Signals to the process group are handled by
 * the HTML server.
 */
const killAtEndOfInput = 'trap "" INT TERM HUP; read -r _; kill -9 "$0"';

/**
 * Ends `child` when this process ends, also by `kill -9`. A content process exits when its channel closes, unless an
 * entry loops: it then reads no events, and the permission model allows it no watchdog thread. The guard is a shell
 * process, because only the kernel's `prctl` offers this otherwise and Node does not expose it.
 */
export function endWithServer(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const guard = spawn('/bin/sh', ['-c', killAtEndOfInput, String(child.pid)], { stdio: ['pipe', 'ignore', 'ignore'] });
  // Without a shell, a looping entry outlives a killed server.
  guard.on('error', () => {});
  guard.unref();
  (guard.stdin as Socket).unref();
  // The pid of an ended process may be reused.
  child.once('exit', () => guard.kill('SIGKILL'));
}
