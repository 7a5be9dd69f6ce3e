/** `npm run registry -- list | use ID VERSION | rollback ID | compose | check`, with `--out DIR` for another build. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkRegistry,
  composeRegistry,
  listVersions,
  livePointers,
  rollback,
  useVersion,
} from './registry/registry.mjs';
import { root } from './webpack/workspace.mjs';

const usage = 'npm run registry -- list | use <id> <version> | rollback <id> | compose | check   [--out <dir>]';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const [command, ...names] = positionals;
const dist = path.resolve(root, values.out ?? 'dist');

/** @type {Record<string, (id: string, version: string) => void>} */
const commands = {
  list: () =>
    print(listVersions(dist).map(({ id, version, live }) => `${live ? '*' : ' '} ${id.padEnd(22)} ${version}`)),
  use: (id, version) => {
    useVersion(dist, id, version);
    print([`${id} ${version} is live`]);
  },
  rollback: (id) => {
    rollback(dist, id);
    print([`${id} ${livePointers(dist)[id]} is live`]);
  },
  compose: () => print(composeRegistry(dist).remotes.map(({ id, version }) => `${id.padEnd(22)} ${version}`)),
  check: () => {
    const problems = checkRegistry(dist);
    print(problems.length === 0 ? ['The registry is valid'] : problems);
    if (problems.length > 0) process.exitCode = 1;
  },
};

/** Number of arguments per command. */
const arity = { list: 0, use: 2, rollback: 1, compose: 0, check: 0 };

/** @param {readonly string[]} lines */
function print(lines) {
  for (const line of lines) console.log(line);
}

const run = commands[command ?? ''];
if (run === undefined || names.length !== arity[/** @type {keyof typeof arity} */ (command)]) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    run(names[0] ?? '', names[1] ?? '');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
