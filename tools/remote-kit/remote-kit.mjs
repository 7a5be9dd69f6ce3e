#!/usr/bin/env node
/**
 * `remote-kit <command>`: a remote in its own repository, with the tools of this one. Ends with 1 if something failed or was refused,
 * with 2 if the command was called in a wrong way.
 */
import { commands } from './commands.mjs';
import { UsageError } from './usage-error.mjs';

const [name = '', ...args] = process.argv.slice(2);

try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(`Usage: remote-kit ${Object.keys(commands).join('|')}`);
  await command(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = isUsage(error) ? 2 : 1;
}

/** @param {unknown} error */
function isUsage(error) {
  const isOption = error instanceof TypeError && String(Reflect.get(error, 'code')).startsWith('ERR_PARSE_ARGS');
  return error instanceof UsageError || isOption;
}
