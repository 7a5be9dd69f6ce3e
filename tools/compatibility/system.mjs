import { spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import path from 'node:path';
import { isExecutable } from '../browser.mjs';

export const isRoot = process.getuid?.() === 0;

/** Debian keeps servers in folders that are not on the PATH of ordinary users. */
const serverFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/**
 * @param {string} name
 * @returns {string | null} Path of an executable program.
 */
export function findProgram(name) {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...serverFolders];
  return folders.map((folder) => path.join(folder, name)).find(isExecutable) ?? null;
}

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {Pick<import('node:child_process').SpawnSyncOptions, 'cwd' | 'env' | 'uid' | 'gid' | 'input'>} [options]
 * @returns {string} Its standard output.
 */
export function runProgram(program, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', ...options });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${program} ${args[0] ?? ''} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}

/**
 * First line of a program's version output.
 * @param {string} program
 * @param {string} [option]
 */
export const versionOf = (program, option = '--version') => runProgram(program, [option]).trim().split('\n')[0] ?? '';

/** @typedef {{ uid: number, gid: number }} SystemUser */

/**
 * The user for servers that refuse root; undefined if this process runs as an ordinary user.
 * @param {string} name
 * @returns {SystemUser | undefined}
 */
export function serverUser(name) {
  if (!isRoot) return undefined;
  const idOf = (/** @type {string} */ option) => Number(runProgram('id', [option, name]));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** @param {SystemUser | undefined} user @param {string[]} files */
export function changeOwner(user, files) {
  if (user !== undefined) for (const file of files) chownSync(file, user.uid, user.gid);
}
