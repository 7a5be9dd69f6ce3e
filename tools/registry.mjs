/** `npm run registry -- COMMAND`: shows and changes the live versions of the remotes. `npm run registry` prints the commands. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtVersions, Deployments, fileProblems, readVersion, RefusedError, signPreview, systemUser } from 'registry';
import { canarySegments } from 'shared-contracts';
import { dataDirOf, loadEnvFile } from './services/env-file.mjs';
import { previewSecret } from './services/private-folder.mjs';
import { root } from './webpack/workspace.mjs';

const usage = `npm run registry -- <command> [--why <reason>] [--by <name>] [--out <dir>]

  list                               versions on disk; * is stable, % is a canary, - is switched off
  use <id> <version>                 makes a version stable, if its files match their hashes and the whole set is valid
  rollback <id> --why <reason>       makes the previous version stable; again: one more
  canary <id> <version> --percent 10 [--segment ${canarySegments.join('|')}]
  promote <id>                       makes the canary stable
  abort <id> --why <reason>          ends the canary
  off <id> --why <reason>            answers the remote's addresses with 503 and removes its links and fragments
  on <id>
  remove <id>                        removes a remote that no longer exists
  preview <id> <version> [--hours 24] [--pull-request 128]
                                     prints a link that shows this version in one browser
  check                              compares the registry with the rules and the files on disk
  log [id]                           every flip, by whom and why`;

const text = /** @type {const} */ ({ type: 'string' });
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: text, why: text, by: text, percent: text, segment: text, hours: text, 'pull-request': text },
});
const [command = '', id = '', version = ''] = positionals;
const dist = path.resolve(root, values.out ?? 'dist');
const deployments = new Deployments(dist);
const author = { by: values.by ?? systemUser(), why: values.why ?? null };

/**
 * Names of the arguments, and the command.
 * @type {Record<string, { names: readonly string[], run: () => unknown }>}
 */
const commands = {
  list: { names: [], run: list },
  use: { names: ['id', 'version'], run: () => deployments.use(id, version, author) },
  rollback: { names: ['id'], run: () => deployments.rollback(id, author) },
  canary: { names: ['id', 'version'], run: () => deployments.canary(id, version, shareOf(values), author) },
  promote: { names: ['id'], run: () => deployments.promote(id, author) },
  abort: { names: ['id'], run: () => deployments.abort(id, author) },
  off: { names: ['id'], run: () => deployments.switchOff(id, author) },
  on: { names: ['id'], run: () => deployments.switchOn(id, author) },
  remove: { names: ['id'], run: () => deployments.remove(id, author) },
  preview: { names: ['id', 'version'], run: printPreview },
  check: { names: [], run: check },
  log: { names: id === '' ? [] : ['id'], run: printLog },
};

function list() {
  const { remotes } = deployments.store.read();
  for (const [name, versions] of builtVersions(dist)) {
    const entry = remotes.find((one) => one.id === name);
    for (const one of versions) {
      const stable = entry?.off ? '-' : '*';
      const mark = entry?.stable.version === one ? stable : canaryMark(entry, one);
      console.log(`${mark} ${name.padEnd(22)} ${one}`);
    }
  }
}

/**
 * @param {import('registry').RegistryEntry | undefined} entry
 * @param {string} one
 */
const canaryMark = (entry, one) => (entry?.canary?.remote.version === one ? '%' : ' ');

function printPreview() {
  const problems = fileProblems(dist, readVersion(dist, id, version));
  if (problems.length > 0) throw new RefusedError(problems);
  const hours = numberOf('hours', values.hours ?? '24');
  const pullRequest = values['pull-request'];
  loadEnvFile();
  const preview = {
    remote: id,
    version,
    endsAt: new Date(Date.now() + hours * 3_600_000),
    pullRequest: pullRequest === undefined ? null : numberOf('pull-request', pullRequest),
  };
  const site = process.env['PUBLIC_URL']?.trim() || `http://localhost:${process.env['PORT']?.trim() || 3000}`;
  const token = signPreview(preview, previewSecret(process.env, dataDirOf()));
  console.log(new URL(`/preview/${token}`, site).href);
  console.log(`Shows ${id} ${version} in each browser that opens it, until ${preview.endsAt.toISOString()}.`);
}

/**
 * @param {string} name
 * @param {string} given
 */
function numberOf(name, given) {
  const number = Number(given);
  if (number > 0) return number;
  throw new Error(`--${name} is not a number above 0`);
}

function check() {
  const problems = deployments.check();
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('The registry is valid');
}

function printLog() {
  for (const flip of deployments.store.log().filter(({ remote }) => id === '' || remote === id)) {
    const share = flip.share && ` ${flip.share.percent} %${flip.share.segment ? ` of ${flip.share.segment}` : ''}`;
    const versions = `${flip.from ?? '(none)'} → ${flip.to ?? '(none)'}${share ?? ''}`;
    console.log(
      `${flip.at}  ${flip.remote}  ${flip.action}  ${versions}  by ${flip.by}${flip.why ? `: ${flip.why}` : ''}`,
    );
  }
}

/**
 * @param {{ percent?: string | undefined, segment?: string | undefined }} options
 * @returns {import('registry').CanaryShare}
 */
function shareOf({ percent, segment }) {
  const known = canarySegments.find((one) => one === segment);
  if (segment !== undefined && known === undefined) throw new Error(`--segment is one of ${canarySegments.join(', ')}`);
  return { percent: Number(percent ?? Number.NaN), segment: known ?? null };
}

const known = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (known === undefined || positionals.length !== known.names.length + 1) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    await known.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
