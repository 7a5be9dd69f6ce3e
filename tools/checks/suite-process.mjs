/** Runs one suite and sends its counts to the parent process: `suite-process.mjs NAME [CHANGED FILE…]`. */
import path from 'node:path';
import { suites } from './suites.mjs';

const [name, ...changed] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../..');
const suite = suites.find((one) => one.name === name);
if (suite === undefined) throw new Error(`Unknown suite: ${name}`);
const count = await suite.run(root, changed).catch((error) => {
  console.error(error instanceof Error ? error.stack : error);
  return { passed: 0, failed: 1 };
});
process.send?.(count, () => process.exit(0));
