import { spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';

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
