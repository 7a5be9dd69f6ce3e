import path from 'node:path';
import { runCommand } from './command-line.ts';

/** The commands of `npm run registry` in a container: the site is the folder of REGISTRY_FILE. */
function required(name: string): string {
  const value = process.env[name]?.trim();
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

process.exitCode = await runCommand(process.argv.slice(2), {
  dist: path.dirname(path.resolve(required('REGISTRY_FILE'))),
  program: 'node registry/dist/main.js',
  publicUrl: () => required('PUBLIC_URL'),
  previewSecret: () => required('PREVIEW_SECRET'),
});
