import { existsSync } from 'node:fs';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import {
  acceptRegistry,
  sizesOf,
  UnknownRemoteError,
  versionFolder,
  type Deployments,
  type RefusedRemote,
  type RegistryEntry,
  type StoredRegistry,
  type VersionSizes,
} from 'registry';
import type { FlipAnswer, ManagedRegistry, ManagedRemote, RegisteredRemote, RegistryLog } from 'shared-contracts';
import { CanaryJudge } from '../canaries/index.ts';
import { ClientMeasurementsRepository } from '../client-events/index.ts';
import { toManagedRemote, toRegistryFlip, toRunningCanary } from './managed-remotes.response.ts';
import { RegistryFolder } from './registry-folder.service.ts';
import { toAppError } from './remotes.errors.ts';

const flipsPerPage = 50;

/** The rules that the HTML servers apply. */
async function refusedIn(registry: StoredRegistry, platform: string): Promise<readonly RefusedRemote[]> {
  const none = { live: [], readVersion: async () => null };
  return (await acceptRegistry(JSON.stringify(registry), { platform, ...none })).refused;
}

/** The state of the registry, as teams see it. */
@Injectable()
export class ManagedRemotesService {
  /** Files of a version do not change. */
  private readonly sizes = new LRUCache<string, VersionSizes>({ max: 100 });

  constructor(
    private readonly folder: RegistryFolder,
    private readonly judge: CanaryJudge,
    private readonly measurements: ClientMeasurementsRepository,
  ) {}

  /** @throws RegistryUnavailableError */
  async list(): Promise<ManagedRegistry> {
    const { deployments, platform } = this.folder.open();
    const registry = deployments.store.read();
    const remotes = await this.describe(deployments, registry, platform, registry.remotes);
    return { revision: registry.revision, platform, remotes };
  }

  /** The current state of one remote. @throws AppError `remote_not_found` */
  async get(id: string): Promise<FlipAnswer> {
    const { deployments, platform } = this.folder.open();
    const registry = deployments.store.read();
    const entries = registry.remotes.filter((entry) => entry.id === id);
    const [remote] = await this.describe(deployments, registry, platform, entries);
    if (remote === undefined) throw toAppError(new UnknownRemoteError(id));
    return { revision: registry.revision, remote };
  }

  /** @param before changes that are older than the one at this position of the log; null: from the newest */
  log(before: number | null, remote: string | undefined): RegistryLog {
    const { deployments } = this.folder.open();
    const all = deployments.store.log().map((flip, position) => ({ flip, position }));
    const older = before === null ? all : all.slice(0, before);
    const matching = older.filter(({ flip }) => remote === undefined || flip.remote === remote);
    const page = matching.slice(-flipsPerPage);
    return {
      flips: page.map(({ flip }) => toRegistryFlip(flip)).toReversed(),
      next: matching.length > page.length ? page[0]!.position : null,
    };
  }

  private async describe(
    deployments: Deployments,
    registry: StoredRegistry,
    platform: string,
    entries: readonly RegistryEntry[],
  ): Promise<ManagedRemote[]> {
    const log = deployments.store.log();
    const [refused, views] = await Promise.all([
      refusedIn(registry, platform),
      this.measurements.versionViews(new Date()),
    ]);
    return Promise.all(
      entries.map(async (entry) => {
        const running = toRunningCanary(entry);
        return toManagedRemote(entry, {
          verdict: running && (await this.judge.judge(running)),
          lastFlip: log.findLast(({ remote }) => remote === entry.id) ?? null,
          refused: refused.find(({ id }) => id === entry.id) ?? null,
          sizes: this.sizesOf(deployments.dist, entry.stable),
          views: views.filter(({ remote }) => remote === entry.id),
        });
      }),
    );
  }

  /** Null: the folder of the version does not exist, for example because another host serves it. */
  private sizesOf(dist: string, remote: RegisteredRemote): VersionSizes | null {
    const folder = versionFolder(dist, remote);
    const known = this.sizes.get(folder);
    if (known !== undefined) return known;
    if (!existsSync(path.join(folder, remote.entry))) return null;
    const sizes = sizesOf(folder, remote);
    this.sizes.set(folder, sizes);
    return sizes;
  }
}
