import { spawn } from 'node:child_process';

/**
 * Runs a package's command and passes its output on.
 * @param {string} root
 * @param {string} command Name in node_modules/.bin.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} Whether it succeeded.
 */
export function runCommand(root, command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const windows = process.platform === 'win32';
    const child = spawn(`${root}/node_modules/.bin/${command}${windows ? '.cmd' : ''}`, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: windows,
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}
