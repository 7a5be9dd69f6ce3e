import { createRouteMatcher, remoteRefusals, type RegisteredRemote, type RemoteManifest } from 'shared-contracts';
import { toRegisteredRemote } from './remote-manifest.ts';
import { emptySlots, overfullSlots, slotProblems } from './slot-problems.ts';

type Routed = Pick<RemoteManifest, 'id' | 'routes'>;

/** The result of the check of one remote. */
export type CheckedRemote = { remote: RegisteredRemote; problems: [] } | { remote: null; problems: string[] };

/**
 * Checks the manifest of one remote with the version of platform that the shell provides: its form, the rules of the shell,
 * and that it names texts and hashes of everything that a page uses.
 */
export function checkRemote(value: unknown, platform: string): CheckedRemote {
  try {
    const remote = toRegisteredRemote(value);
    const problems = [
      ...remoteRefusals(remote, platform),
      ...routeProblems(remote),
      ...slotProblems(remote),
      ...textProblems(remote),
      ...hashProblems(remote),
    ];
    return problems.length === 0 ? { remote, problems: [] } : { remote: null, problems };
  } catch (error) {
    return { remote: null, problems: [error instanceof Error ? error.message : String(error)] };
  }
}

/** Problems of remotes that are to be live together under one shell. A remote may be listed with several versions. */
export function setProblems(remotes: readonly RegisteredRemote[], platform: string): string[] {
  const each = remotes.flatMap((remote) =>
    checkRemote(remote, platform).problems.map((problem) => `${remote.id} ${remote.version}: ${problem}`),
  );
  return [...new Set([...each, ...sharedProblems(remotes)])];
}

/** Problems that no remote has alone: addresses that two claim, slots with too many or without fragments. */
export const sharedProblems = (remotes: readonly RegisteredRemote[]): string[] => [
  ...collisions(remotes),
  ...overfullSlots(remotes),
  ...emptySlots(remotes),
];

/** Routes of one remote that claim the same addresses. */
export function routeProblems(remote: Routed): string[] {
  return collidingRows(rowsOf(remote)).map(toProblem);
}

/** Routes of different remotes that claim the same addresses. */
export function collisions(remotes: readonly Routed[]): string[] {
  return collidingRows(remotes.flatMap(rowsOf))
    .filter(([one, other]) => one.owner !== other.owner)
    .map(toProblem);
}

interface Row {
  owner: string;
  pattern: string;
}

const rowsOf = ({ id, routes }: Routed): Row[] => routes.map(({ path }) => ({ owner: id, pattern: path }));

const toProblem = ([one, other]: [Row, Row]) =>
  `${one.pattern} of ${one.owner} and ${other.pattern} of ${other.owner} claim the same addresses`;

function collidingRows(table: readonly Row[]): [Row, Row][] {
  return table.flatMap((one, at) =>
    table
      .slice(at + 1)
      .filter((other) => collide([one, other]))
      .map((other): [Row, Row] => [one, other]),
  );
}

function collide(rows: readonly Row[]): boolean {
  try {
    createRouteMatcher(rows);
    return false;
  } catch {
    return true;
  }
}

function textProblems({ routes, nav, texts }: RemoteManifest): string[] {
  const keys = [...routes.flatMap(({ title, description }) => [title, description]), ...nav.map(({ label }) => label)];
  return Object.entries(texts).flatMap(([language, known]) =>
    keys
      .filter((key) => key !== undefined && (known[key] ?? '') === '')
      .map((key) => `its manifest has no text «${key}» in ${language}`),
  );
}

function hashProblems({ entry, exposes, integrity }: RemoteManifest): string[] {
  const files = [entry, ...Object.values(exposes).flat()];
  const problems = files.filter((file) => !(file in integrity)).map((file) => `its manifest has no hash of ${file}`);
  return 'app' in exposes ? problems : [...problems, 'its manifest exposes no app'];
}
