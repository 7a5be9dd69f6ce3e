import { spawn } from 'node:child_process';

/**
 * Runs Jest with two workers.
 * @param {string} root
 * @param {readonly string[]} args
 * @param {{ timeoutMs?: number }} [options]
 * @returns {Promise<{ status: 'passed' | 'failed' | 'timeout', output: string }>}
 */
export function runJest(root, args, { timeoutMs = 60 * 60_000 } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['node_modules/jest/bin/jest.js', '--maxWorkers=2', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      // A separate process group, so a timeout also ends databases and workers.
      detached: true,
    });
    let output = '';
    let isLate = false;
    child.stdout.on('data', (chunk) => (output += chunk));
    const timer = setTimeout(() => {
      isLate = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    }, timeoutMs);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      const status = code === 0 ? 'passed' : 'failed';
      resolve({ status: isLate ? 'timeout' : status, output });
    });
  });
}
