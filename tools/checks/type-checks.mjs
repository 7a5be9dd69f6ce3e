import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const isWeb = (/** @type {string} */ folder) =>
  folder === 'platform' || folder === 'shell' || folder.startsWith('mfe-');

/**
 * Further threads or checkers evaluate the shared types again, and Go's default collects garbage too often for a short-lived
 * process: two fifths less processor time.
 */
export const goOptions = { GOMAXPROCS: '1', GOGC: '400' };

const inServerBundles = ['--customConditions', 'server'];
/** All web packages, which have the same options: one program takes a third of the time of a program for each. */
const allWeb = [['tsconfig.web.json'], ['tsconfig.web-server.json']];

/**
 * The arguments of tsc for TypeScript projects: the web ones also as the HTML server's bundles see them.
 * @param {string} root
 * @param {readonly string[]} [only] Folders; all when absent.
 */
export function typeChecks(root, only) {
  const projects = readdirSync(root).filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')));
  if (only === undefined) return [...projects.filter((folder) => !isWeb(folder)).map((folder) => [folder]), ...allWeb];
  return projects
    .filter((folder) => only.includes(folder))
    .flatMap((folder) => (folder.startsWith('mfe-') ? [[folder], [folder, ...inServerBundles]] : [[folder]]));
}

/**
 * As `typeChecks`, for web packages that are built.
 * @param {string} root
 * @param {readonly string[]} folders
 */
export function webTypeChecks(root, folders) {
  // One program for all takes as long as two remotes.
  return folders.length > 2 ? allWeb : typeChecks(root, folders);
}

/**
 * Remotes without a TypeScript project, whose types would not be checked.
 * @param {string} root
 */
export function untypedRemotes(root) {
  return readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-') && !existsSync(path.join(root, folder, 'tsconfig.json')))
    .map((folder) => `${folder} has no tsconfig.json, so its types are not checked`);
}

/**
 * Runs tsc.
 * @param {string} root
 * @param {readonly string[]} project
 * @param {AbortSignal} [signal]
 * @returns {Promise<string>} Its errors; empty if there are none.
 */
export function typeErrors(root, project, signal) {
  const args = [
    path.join(root, 'node_modules/typescript/bin/tsc'),
    '--noEmit',
    '--pretty',
    'false',
    '--checkers',
    '1',
    '-p',
    ...project,
  ];
  const options = { cwd: root, maxBuffer: 2 ** 26, env: { ...process.env, ...goOptions }, ...(signal && { signal }) };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      if (error === null) resolve('');
      else if (stdout === '') reject(new Error(stderr || error.message));
      else resolve(stdout.trim());
    });
  });
}
