import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ShellManifest } from 'shared-contracts';
import { FlipError } from '../store/flips.ts';
import { hashProblems } from './version-files.ts';

/** Folder of the live shell. */
export const liveShellFolder = (dist: string): string => path.join(dist, 'shell');

/** Folder of a shell that was built and is not live yet. */
export const nextShellFolder = (dist: string): string => path.join(dist, 'shell-next');

/** Null if the folder contains no shell. */
export function readShell(folder: string): ShellManifest | null {
  const file = path.join(folder, 'shell.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShellManifest) : null;
}

/** Null before the first deploy of a shell. */
export const readLiveShell = (dist: string): ShellManifest | null => readShell(liveShellFolder(dist));

/** The folder of the last build: the next shell, else the live one. */
export function builtShellFolder(dist: string): string {
  return readShell(nextShellFolder(dist)) === null ? liveShellFolder(dist) : nextShellFolder(dist);
}

/** The shell that a deploy makes live; null if the last build is live. */
export const nextShell = (dist: string): ShellManifest | null => readShell(nextShellFolder(dist));

/** Files of the next shell that do not exist or differ from their hash. */
export function shellProblems(dist: string, { integrity, server }: ShellManifest): string[] {
  const servers = Object.values(server).map((one): [string, string] => [one.file, one.integrity]);
  const problems = hashProblems(nextShellFolder(dist), { ...integrity, ...Object.fromEntries(servers) });
  return problems.map((problem) => `shell: ${problem}`);
}

/** Version suffix of a shell of `npm run dev`, whose files are not kept. */
export const developmentSuffix = '-dev';

/** Replaces the live shell by the next one. Open pages find the files of the shell before. */
export function swapShell(dist: string): { finish(): void; undo(): void } {
  const [live, next] = [liveShellFolder(dist), nextShellFolder(dist)];
  const before = readShell(live);
  if (before?.version.endsWith(developmentSuffix) === false) keepFiles(live, next, before);
  const old = `${next}-old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(live)) renameSync(live, old);
  renameSync(next, live);
  return {
    finish: () => rmSync(old, { recursive: true, force: true }),
    undo: () => {
      renameSync(live, next);
      if (existsSync(old)) renameSync(old, live);
    },
  };
}

function keepFiles(from: string, to: string, { integrity, fonts }: ShellManifest): void {
  for (const file of [...Object.keys(integrity), ...fonts].flatMap((name) => [name, `${name}.br`, `${name}.gz`])) {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    if (existsSync(source) && !existsSync(target)) cpSync(source, target);
  }
}

/**
 * Version of `platform` that the next shell provides, or the live one.
 * @throws FlipError if the site has no shell
 */
export function platformOf(dist: string, next: ShellManifest | null): string {
  const shell = next ?? readLiveShell(dist);
  if (shell === null) throw new FlipError(`${dist} contains no shell: deploy it first`);
  return shell.platform;
}
