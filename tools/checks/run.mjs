import { spawn } from 'node:child_process';

/**
 * Runs a package's command and passes its output on.
 * @param {string} root
 * @param {string} command Name in node_modules/.bin.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} Whether it succeeded.
 */
export function runCommand(root, command, args, env = {}) {
  const windows = process.platform === 'win32';
  return run(root, `${root}/node_modules/.bin/${command}${windows ? '.cmd' : ''}`, args, { env, shell: windows });
}

/**
 * Runs Node and passes its output on.
 * @param {string} root
 * @param {readonly string[]} args Options of Node, the script and its arguments.
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} Whether it succeeded.
 */
export const runNode = (root, args, env = {}) => run(root, process.execPath, args, { env, shell: false });

/**
 * @param {string} root @param {string} file @param {readonly string[]} args
 * @param {{ env: Record<string, string>, shell: boolean }} options
 * @returns {Promise<boolean>}
 */
function run(root, file, args, { env, shell }) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell,
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}
