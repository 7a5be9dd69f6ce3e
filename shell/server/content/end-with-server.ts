import { spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';

/** Its input ends with the process that started it, whatever ended that process. Signals to the process group are the HTML server's. */
const killAtEndOfInput = 'trap "" INT TERM HUP; read -r _; kill -9 "$0"';

/**
 * Ends `child` when this process ends, also by `kill -9`. A content process ends by itself when its channel closes, unless an entry
 * loops: it reads no events then, and the permission model allows it no thread that could. The guard is a shell, since nothing but the
 * kernel's `prctl` does this, which Node does not offer.
 */
export function endWithServer(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const guard = spawn('/bin/sh', ['-c', killAtEndOfInput, String(child.pid)], { stdio: ['pipe', 'ignore', 'ignore'] });
  // Without a shell, a looping entry outlives a killed server.
  guard.on('error', () => {});
  guard.unref();
  (guard.stdin as Socket).unref();
  // The number of an ended process may be given out again.
  child.once('exit', () => guard.kill('SIGKILL'));
}
