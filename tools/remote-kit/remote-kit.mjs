#!/usr/bin/env node
/** `remote-kit new|dev|test|check|build`: a remote in its own repository, with the tools of this one. */
import { commands } from './commands.mjs';

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];

try {
  if (command === undefined) throw new Error(`Usage: remote-kit ${Object.keys(commands).join('|')}`);
  await command(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
