import path from 'node:path';
import { parseArgs } from 'node:util';
import { canarySegments } from 'shared-contracts';
import { Deployments } from './deploy/deploy.ts';
import { RefusedError } from './deploy/refused.ts';
import { addRelease, deployRelease } from './deploy/release.ts';
import type { CanaryShare } from './deploy/site-flips.ts';
import { builtVersions, fileProblems, readVersion } from './deploy/version-files.ts';
import { signPreview } from './previews/preview-token.ts';
import type { LoggedFlip } from './store/audit-log.ts';
import type { Author } from './store/registry-store.ts';
import type { RegistryEntry } from './store/stored-registry.ts';
import { systemUser } from './store/system-user.ts';

/** The site whose registry the commands read and change. */
export interface CommandSite {
  /** Its folder, with `registry.json`, `remotes/` and `shell/`. */
  dist: string;
  /** How the command is called, for its usage. */
  program: string;
  publicUrl: () => string;
  previewSecret: () => string;
}

const usageOf = (program: string) => `${program} <command> [--why <reason>] [--by <name>] [--out <dir>]

  list                               versions on disk; * is stable, % is a canary, - is switched off
  deploy <dir> [--again]             copies the versions of a build from elsewhere, remotes and shell, and makes them live
  add <dir>                          copies the versions only, for a canary or a preview
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
  prune                              deletes uploaded versions that nothing needs any more, as the worker does once an hour
  log [id]                           every flip, by whom and why`;

const text = { type: 'string' } as const;
const options = {
  out: text,
  why: text,
  by: text,
  percent: text,
  segment: text,
  hours: text,
  'pull-request': text,
  again: { type: 'boolean' },
} as const;

const parse = (args: readonly string[]) => parseArgs({ args: [...args], allowPositionals: true, options });
type Options = ReturnType<typeof parse>['values'];

interface Call {
  deployments: Deployments;
  author: Author;
  site: CommandSite;
  options: Options;
  /** The arguments after the command. */
  args: readonly [first: string, second: string];
}

interface Result {
  lines: readonly string[];
  /** Default 0. */
  code?: 1;
}

interface Command {
  /** Names of the required arguments. */
  names: readonly string[];
  run: (call: Call) => Result | Promise<Result | void>;
  /** Whether it also runs with one argument more. */
  hasOptional?: boolean;
}

const commands: Readonly<Record<string, Command>> = {
  list: { names: [], run: list },
  deploy: { names: ['dir'], run: deploy },
  add: { names: ['dir'], run: add },
  use: { names: ['id', 'version'], run: ({ deployments, args, author }) => deployments.flips.use(...args, author) },
  rollback: { names: ['id'], run: ({ deployments, args: [id], author }) => deployments.flips.rollback(id, author) },
  canary: {
    names: ['id', 'version'],
    run: ({ deployments, args, author, ...call }) => deployments.flips.canary(...args, shareOf(call.options), author),
  },
  promote: { names: ['id'], run: ({ deployments, args: [id], author }) => deployments.flips.promote(id, author) },
  abort: { names: ['id'], run: ({ deployments, args: [id], author }) => deployments.flips.abort(id, author) },
  off: { names: ['id'], run: ({ deployments, args: [id], author }) => deployments.flips.switchOff(id, author) },
  on: { names: ['id'], run: ({ deployments, args: [id], author }) => deployments.flips.switchOn(id, author) },
  remove: { names: ['id'], run: ({ deployments, args: [id], author }) => deployments.flips.remove(id, author) },
  preview: { names: ['id', 'version'], run: previewLink },
  check: { names: [], run: check },
  prune: { names: [], run: prune },
  log: { names: [], run: showLog, hasOptional: true },
};

/** Runs a command and prints its result. Returns the exit code: 1 if it failed, 2 for wrong arguments. */
export async function runCommand(argv: readonly string[], site: CommandSite): Promise<0 | 1 | 2> {
  try {
    const { positionals, values } = parse(argv);
    const [name = '', first = '', second = ''] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined || !takes(command, positionals.length - 1)) {
      process.stderr.write(`${usageOf(site.program)}\n`);
      return 2;
    }
    const deployments = new Deployments(values.out === undefined ? site.dist : path.resolve(values.out));
    const author = { by: values.by ?? systemUser(), why: values.why ?? null };
    const call = { deployments, author, site, options: values, args: [first, second] as const };
    const { lines, code = 0 } = (await command.run(call)) ?? { lines: [] };
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    return code;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

const takes = ({ names, hasOptional = false }: Command, count: number) =>
  count === names.length || (hasOptional && count === names.length + 1);

function list({ deployments: { dist, store } }: Call): Result {
  const { remotes } = store.read();
  const lines = [...builtVersions(dist)].flatMap(([id, versions]) => {
    const entry = remotes.find((one) => one.id === id);
    return versions.map((version) => `${markOf(entry, version)} ${id.padEnd(22)} ${version}`);
  });
  return { lines };
}

function markOf(entry: RegistryEntry | undefined, version: string): string {
  if (entry?.stable.version === version) return entry.off === null ? '*' : '-';
  return entry?.canary?.remote.version === version ? '%' : ' ';
}

async function deploy({ deployments, author, args: [release], options: { again } }: Call): Promise<Result> {
  const flips = await deployRelease(deployments, { release, again: again ?? false }, author);
  if (flips.length === 0) return { lines: ['Nothing to deploy: these versions were deployed before'] };
  const lines = flips.map(({ remote, from, to }) => `${remote} ${to} is live${from === null ? '' : `, after ${from}`}`);
  return { lines };
}

async function add({ deployments, args: [release] }: Call): Promise<Result> {
  const versions = Object.entries(await addRelease(deployments, release));
  return { lines: versions.map(([id, version]) => `${id} ${version}`) };
}

function previewLink({ deployments: { dist }, site, args: [id, version], options: { hours, ...given } }: Call): Result {
  const problems = fileProblems(dist, readVersion(dist, id, version));
  if (problems.length > 0) throw new RefusedError(problems);
  const pullRequest = given['pull-request'];
  const preview = {
    remote: id,
    version,
    endsAt: new Date(Date.now() + numberOf('hours', hours ?? '24') * 3_600_000),
    pullRequest: pullRequest === undefined ? null : numberOf('pull-request', pullRequest),
  };
  const token = signPreview(preview, site.previewSecret());
  const link = new URL(`/preview/${token}`, site.publicUrl()).href;
  return {
    lines: [link, `Shows ${id} ${version} in each browser that opens it, until ${preview.endsAt.toISOString()}.`],
  };
}

function numberOf(name: string, given: string): number {
  const number = Number(given);
  if (number > 0) return number;
  throw new Error(`--${name} is not a number above 0`);
}

function check({ deployments }: Call): Result {
  const problems = deployments.check();
  return problems.length === 0 ? { lines: ['The registry is valid'] } : { lines: problems, code: 1 };
}

async function prune({ deployments }: Call): Promise<Result> {
  const pruned = await deployments.prune();
  return { lines: pruned.map(({ id, version, reason }) => `${id} ${version}  ${reason}`) };
}

function showLog({ deployments, args: [id] }: Call): Result {
  const flips = deployments.store.log().filter(({ remote }) => id === '' || remote === id);
  return { lines: flips.map(toLine) };
}

function toLine({ at, remote, action, from, to, by, why, share }: LoggedFlip): string {
  const visitors = share && ` ${share.percent} %${share.segment ? ` of ${share.segment}` : ''}`;
  const versions = `${from ?? '(none)'} → ${to ?? '(none)'}${visitors ?? ''}`;
  return `${at}  ${remote}  ${action}  ${versions}  by ${by}${why ? `: ${why}` : ''}`;
}

function shareOf({ percent, segment }: Options): CanaryShare {
  const known = canarySegments.find((one) => one === segment);
  if (segment !== undefined && known === undefined) throw new Error(`--segment is one of ${canarySegments.join(', ')}`);
  return { percent: Number(percent ?? Number.NaN), segment: known ?? null };
}
