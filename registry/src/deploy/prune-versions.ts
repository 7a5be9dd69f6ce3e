import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LoggedFlip } from '../store/audit-log.ts';
import type { RegistryEntry, StoredRegistry } from '../store/stored-registry.ts';
import { deletedRecord, isUploaded, uploadMarker, uploadDigest } from './added-version.ts';
import { builtVersions, versionFolder } from './version-files.ts';

/** How long uploaded versions are kept that no entry of the registry names. */
export interface VersionRetention {
  /** Days since the last upload of the version and since visitors got it. */
  unusedDays: number;
  /** Bytes of all uploaded versions. Above it the least recently used are deleted earlier, but none within the days below. */
  bytes: number;
  /** Days after visitors got a version: pages that are open continue to use it. */
  pageDays: number;
  /** Days after the upload of a version that no visitor got. */
  uploadDays: number;
}

export const versionRetention: VersionRetention = { unusedDays: 60, bytes: 2e9, pageDays: 14, uploadDays: 1 };

/** A version that was uploaded. */
export interface UploadedFiles {
  id: string;
  version: string;
  bytes: number;
  /** Time in ms. */
  uploadedAt: number;
}

/** `unused`: for `unusedDays`. `space`: all uploads together were above `bytes`. */
export type PrunedVersion = UploadedFiles & { reason: 'unused' | 'space' };

interface PruningInput {
  registry: StoredRegistry;
  log: readonly LoggedFlip[];
  uploads: readonly UploadedFiles[];
  now: Date;
}

const dayMs = 86_400_000;

const nameOf = (id: string, version: string) => `${id}@${version}`;

/** Failed versions are recorded only to refuse them, which needs no files. */
function namedIn({ id, stable, canary, previous, deployed, failed }: RegistryEntry): string[] {
  const isFailed = (version: string) => failed.some((one) => one.version === version);
  return [stable.version, canary?.remote.version, deployed, ...previous].flatMap((version) =>
    !version || isFailed(version) ? [] : [nameOf(id, version)],
  );
}

const endsCanary: ReadonlySet<LoggedFlip['action']> = new Set(['promote', 'abort', 'remove']);

/** Version → the last time in ms at which visitors could get it. A canary is named by the log when it starts, so each flip until its end counts. */
function lastTimesLive(log: readonly LoggedFlip[]): Map<string, number> {
  const times = new Map<string, number>();
  const canaries = new Map<string, string>();
  for (const { remote, action, from, to, at } of log) {
    for (const version of [from, to, canaries.get(remote)]) {
      if (version) times.set(nameOf(remote, version), Date.parse(at));
    }
    if (action === 'canary' && to !== null) canaries.set(remote, to);
    else if (endsCanary.has(action)) canaries.delete(remote);
  }
  return times;
}

/** The versions to delete, the least recently used first. */
export function planPruning({ registry, log, uploads, now }: PruningInput, rules: VersionRetention): PrunedVersion[] {
  const named = new Set(registry.remotes.flatMap(namedIn));
  const live = lastTimesLive(log);
  const unnamed = uploads
    .filter(({ id, version }) => !named.has(nameOf(id, version)))
    .map((upload) => {
      const liveAt = live.get(nameOf(upload.id, upload.version)) ?? null;
      const unused = (now.getTime() - Math.max(upload.uploadedAt, liveAt ?? 0)) / dayMs;
      return { upload, unused, kept: liveAt === null ? rules.uploadDays : rules.pageDays };
    })
    .toSorted((a, b) => b.unused - a.unused);
  let bytes = uploads.reduce((sum, upload) => sum + upload.bytes, 0);
  const pruned: PrunedVersion[] = [];
  for (const { upload, unused, kept } of unnamed) {
    const isUnused = unused > rules.unusedDays;
    if (!isUnused && (bytes <= rules.bytes || unused <= kept)) continue;
    bytes -= upload.bytes;
    pruned.push({ ...upload, reason: isUnused ? 'unused' : 'space' });
  }
  return pruned;
}

const uploadedNames = (dist: string) =>
  [...builtVersions(dist)].flatMap(([id, versions]) =>
    versions.filter((version) => isUploaded(dist, id, version)).map((version) => ({ id, version })),
  );

/** Bytes of each uploaded version. Reads the sizes of all their files, so it runs before the lock. */
export async function uploadSizes(dist: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const one of uploadedNames(dist)) {
    sizes.set(nameOf(one.id, one.version), await bytesIn(versionFolder(dist, one)));
  }
  return sizes;
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = await stat(path.join(entry.parentPath, entry.name)).catch(() => null);
    bytes += file?.size ?? 0;
  }
  return bytes;
}

/** Uploads with a known size; one that was added since is too recent to be deleted. */
export const uploadsOf = (dist: string, sizes: ReadonlyMap<string, number>): UploadedFiles[] =>
  uploadedNames(dist).flatMap((one) => {
    const bytes = sizes.get(nameOf(one.id, one.version));
    return bytes === undefined ? [] : [{ ...one, bytes, uploadedAt: statSync(uploadMarker(dist, one)).mtimeMs }];
  });

const trash = '.deleted';

/** Takes a version off the site in one step. Its digest is kept, so that its name never gets other content. */
export function takeOut(dist: string, { id, version }: PrunedVersion): void {
  const folder = versionFolder(dist, { id, version });
  const record = deletedRecord(dist, { id, version });
  mkdirSync(path.dirname(record), { recursive: true });
  mkdirSync(path.join(dist, trash), { recursive: true });
  writeFileSync(record, uploadDigest(folder), { flush: true });
  renameSync(folder, path.join(dist, trash, `${nameOf(id, version)}-${process.pid}-${Date.now()}`));
}

/** Also deletes what an earlier run took out before it ended. */
export const emptyTrash = (dist: string): Promise<void> => rm(path.join(dist, trash), { recursive: true, force: true });
