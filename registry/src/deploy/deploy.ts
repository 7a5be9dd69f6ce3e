import type { RegisteredRemote, ShellManifest } from 'shared-contracts';
import { setProblems } from '../rules/remote-problems.ts';
import { makeStable, refuseFailed, withEntry } from '../store/flips.ts';
import { RegistryStore, type Author, type Change, type Flip } from '../store/registry-store.ts';
import { newEntry, versionsOf, type StoredRegistry } from '../store/stored-registry.ts';
import { filesIn, moveIn, readUnpacked } from './added-version.ts';
import { problemsIn } from './checks.ts';
import {
  emptyTrash,
  planPruning,
  takeOut,
  uploadSizes,
  uploadsOf,
  versionRetention,
  type PrunedVersion,
  type VersionRetention,
} from './prune-versions.ts';
import { inSet, refuse, RefusedError } from './refused.ts';
import { nextShell, platformOf, readLiveShell, shellProblems, swapShell } from './shell-swap.ts';
import { SiteFlips } from './site-flips.ts';
import { manifestCheck, setCheck, versionChecks } from './version-checks.ts';
import { fileProblems, readVersion, registryFileOf } from './version-files.ts';

export interface DeployRequest {
  /** Versions on disk, by remote. */
  versions: Readonly<Record<string, string>>;
  /** Makes the versions live even if they were deployed before, for example after a rollback. */
  again?: boolean;
  /** Also makes the shell of the last build live. */
  shell: boolean;
}

/**
 * The registry after a deploy. A version that the last deploy or canary named is skipped, so that flips since then remain in effect.
 * @throws FailedVersionError
 */
export function planDeploy(
  registry: StoredRegistry,
  remotes: readonly RegisteredRemote[],
  again: boolean,
): { registry: StoredRegistry; flips: Flip[] } {
  let next = registry;
  const flips: Flip[] = [];
  for (const remote of remotes) {
    const { id, version } = remote;
    const entry = registry.remotes.find((one) => one.id === id) ?? null;
    refuseFailed(entry, version);
    if (!again && entry?.deployed === version) continue;
    next = withEntry(next, { ...makeStable(entry, remote), deployed: version });
    flips.push({ remote: id, action: 'deploy', from: entry?.stable.version ?? null, to: version });
  }
  return { registry: next, flips };
}

/** Deployments in the folders of one site. Each either passes all checks or changes nothing. */
export class Deployments {
  readonly dist: string;
  readonly store: RegistryStore;
  readonly flips: SiteFlips;

  constructor(dist: string) {
    this.dist = dist;
    this.store = new RegistryStore(registryFileOf(dist));
    this.flips = new SiteFlips(dist, this.store);
  }

  /** Rules that the registry would violate after a deploy. Files are only compared with their hashes by the deploy itself. */
  problemsOf({ versions, shell, again = false }: DeployRequest): string[] {
    const { registry } = planDeploy(this.store.read(), this.#read(versions), again);
    return setProblems(versionsOf(registry), platformOf(this.dist, shell ? nextShell(this.dist) : null));
  }

  /** Makes versions live, and with `shell` the shell of the last build in the same step. */
  async deploy({ versions, shell, again = false }: DeployRequest, author: Author): Promise<readonly Flip[]> {
    refuse(this.#fileProblems(this.#read(versions), shell ? nextShell(this.dist) : null));
    let done: readonly Flip[] = [];
    await this.store.change(author, (registry) => {
      const next = shell ? nextShell(this.dist) : null;
      // A version that was not live may have been deleted since it was verified.
      const planned = planDeploy(registry, this.#read(versions), again);
      refuse(inSet(setProblems(versionsOf(planned.registry), platformOf(this.dist, next))));
      const change = next === null ? planned : this.#withShell(planned, next);
      done = change.flips;
      return change;
    });
    return done;
  }

  /**
   * Adds a version that was unpacked into a folder on the same disk, which is moved. Visitors get what they got before.
   * @throws RefusedError for problems of its files, or together with the live versions of the others
   * @throws FailedVersionError
   * @throws VersionExistsError
   */
  async addVersion(id: string, folder: string): Promise<{ version: string; isNew: boolean; checks: string[] }> {
    const remote = this.#unpacked(id, folder);
    const own = versionChecks(folder, remote, filesIn(folder));
    return this.store.locked((registry) => {
      const entry = registry.remotes.find((one) => one.id === id) ?? null;
      refuseFailed(entry, remote.version);
      const live = { ...(entry ?? newEntry(remote)), stable: remote };
      const checks = [
        ...own,
        manifestCheck(remote, platformOf(this.dist, null)),
        setCheck(versionsOf(registry), versionsOf(withEntry(registry, live))),
      ];
      refuse(problemsIn(checks));
      const isNew = moveIn(this.dist, folder, remote);
      return { version: remote.version, isNew, checks: checks.flatMap(({ passed }) => passed) };
    });
  }

  /** Deletes uploaded versions that neither an entry of the registry nor an open page needs. Returns them. */
  async prune(rules: VersionRetention = versionRetention, now = new Date()): Promise<PrunedVersion[]> {
    const sizes = await uploadSizes(this.dist);
    if (sizes.size === 0) return [];
    const pruned = await this.store.locked((registry) => {
      const uploads = uploadsOf(this.dist, sizes);
      const plan = planPruning({ registry, log: this.store.log(), uploads, now }, rules);
      for (const version of plan) takeOut(this.dist, version);
      return plan;
    });
    await emptyTrash(this.dist);
    return pruned;
  }

  /** Problems of the registry as it is: rules that a deploy would apply, and files that were deleted or changed. */
  check(): string[] {
    const versions = versionsOf(this.store.read());
    return [
      ...inSet(setProblems(versions, platformOf(this.dist, null))),
      ...versions.flatMap((remote) => fileProblems(this.dist, remote)),
    ];
  }

  #unpacked(id: string, folder: string): RegisteredRemote {
    try {
      return readUnpacked(folder, id);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      throw new RefusedError(problemsIn([{ code: 'TP-701', problems: [problem] }]));
    }
  }

  #withShell({ registry, flips }: Change, { version }: ShellManifest): Change {
    const from = readLiveShell(this.dist)?.version ?? null;
    return {
      registry,
      flips: [{ remote: 'shell', action: 'deploy', from, to: version }, ...flips],
      alongside: () => swapShell(this.dist),
    };
  }

  #read(versions: DeployRequest['versions']): RegisteredRemote[] {
    return Object.entries(versions).map(([id, version]) => readVersion(this.dist, id, version));
  }

  #fileProblems(remotes: readonly RegisteredRemote[], shell: ShellManifest | null): string[] {
    const files = remotes.flatMap((remote) => fileProblems(this.dist, remote));
    return shell === null ? files : [...shellProblems(this.dist, shell), ...files];
  }
}
