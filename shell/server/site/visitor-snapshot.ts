import { assignVersions, checkBeside, readPreview, type Visitor } from 'registry';
import type { PreviewState, RegisteredRemote, ResolvedRemote } from 'shared-contracts';
import { versionsKey } from './route-table.ts';
import type { SiteSnapshot } from './site.ts';

/** The live site with the versions of one visitor. */
export interface VisitorSnapshot extends SiteSnapshot {
  /** Key of the versions: chrome and routes of equal keys are equal. */
  versions: string;
  /** Null if this browser has no preview. */
  preview: PreviewState | null;
}

export interface VisitorOptions {
  /** Key of the assignment and of the previews. */
  secret: string;
  /** Version of platform that the shell provides. */
  platform: string;
  /** Manifest of a version in this site's folder of remotes; null if it does not exist. */
  readVersion: (id: string, version: string) => Promise<RegisteredRemote | null>;
}

/** The site for a visitor, with the preview that the browser's cookie names. */
export async function visitorSnapshot(
  snapshot: SiteSnapshot,
  { visitor, token }: { visitor: Visitor; token: string | null },
  options: VisitorOptions,
): Promise<VisitorSnapshot> {
  const assigned = assignVersions(snapshot, visitor, options.secret);
  if (token === null) return withVersions(snapshot, assigned, null);
  const found = await findPreview(snapshot, { token, remotes: assigned }, options);
  if (found.kind === 'refused') return withVersions(snapshot, assigned, { state: 'ended' });
  const { remote, state } = found;
  // Rendered in the browser only: the content process contains no entry of a version that is not deployed.
  const override: ResolvedRemote = { ...remote, why: 'override' };
  return withVersions(snapshot, [...assigned.filter(({ id }) => id !== remote.id), override], state);
}

function withVersions(
  snapshot: SiteSnapshot,
  remotes: readonly ResolvedRemote[],
  preview: PreviewState | null,
): VisitorSnapshot {
  return { ...snapshot, ...snapshot.routesOf(remotes), remotes, versions: versionsKey(remotes), preview };
}

interface SoughtPreview {
  token: string;
  /** The other versions of the visitor. */
  remotes: readonly RegisteredRemote[];
}

export type FoundPreview =
  | { kind: 'found'; remote: RegisteredRemote; state: PreviewState & { state: 'active' } }
  | { kind: 'refused'; status: 403 | 404 | 409 | 410; reason: string };

/** The version that a token names, if the visitor can get it now. */
export async function findPreview(
  { off }: SiteSnapshot,
  { token, remotes }: SoughtPreview,
  { secret, platform, readVersion }: VisitorOptions,
): Promise<FoundPreview> {
  const preview = readPreview(token, secret, new Date());
  if (preview === 'invalid') return refused(403, 'This link was not signed by this site');
  if (preview === 'expired') return refused(410, 'This link has expired');
  const { remote: id, version, endsAt, pullRequest } = preview;
  if (off.some((one) => one.id === id)) return refused(409, `${id} is switched off`);
  const manifest = await readVersion(id, version);
  if (manifest === null) return refused(404, `This site has no ${id} ${version}`);
  const { remote, problems } = checkBeside(manifest, [...remotes, ...off], platform);
  if (remote === null) return refused(409, `${id} ${version} cannot run on this site: ${problems.join('; ')}`);
  const state = { state: 'active', remote: id, version, endsAt: endsAt.toISOString(), pullRequest } as const;
  return { kind: 'found', remote, state };
}

const refused = (status: Extract<FoundPreview, { kind: 'refused' }>['status'], reason: string) =>
  ({ kind: 'refused', status, reason }) as const;
