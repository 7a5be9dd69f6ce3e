/**
 * `npm run remote:update -- mfe-x`: converts a remote from platform 1.x to 2.0. Prints the changed files, and what remains to be
 * converted by hand with file and line; exits with 1 if something remains. Needs a build of `shared-contracts`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as contract from 'shared-contracts';
import { endpointNames, updateRemote } from './remote-kit/update.mjs';
import { platformDir, readPackage } from './webpack/workspace.mjs';

const { positionals } = parseArgs({ allowPositionals: true });
const [dir] = positionals;
if (dir === undefined || positionals.length > 1) throw new Error('Usage: npm run remote:update -- mfe-x');
if (!existsSync(path.join(dir, 'src/remote.ts'))) throw new Error(`${dir} is no remote: it has no src/remote.ts`);
const versions = { platform: readPackage(platformDir).version };
const { changed, problems } = updateRemote(dir, endpointNames(contract), versions);
console.log([...changed.map((file) => `changed ${file}`), ...problems].join('\n') || 'Nothing to convert');
if (problems.length > 0) process.exitCode = 1;
