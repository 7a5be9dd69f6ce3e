import { readFile } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { ClientEventRemote, RemoteGroup } from 'shared-contracts';
import { RegistryConfig } from '../../config/registry.config.ts';
import { memoizeFor } from '../../operations/memoized.cache.ts';

/** A version that was deployed is known after this time. `SiteFlips` in `registry` takes it into account. */
const freshMs = 5000;

/** Versions that a process counts without a registry. */
const maxUnregistered = 100;

const nameOf = (id: string, version: string) => `${id}@${version}`;

/** Parts of an entry of `registry.json`: the version of a page's registry, or the versions of the stored one. */
interface Entry {
  id?: unknown;
  version?: unknown;
  stable?: { version?: unknown };
  canary?: { remote?: { version?: unknown }; since?: unknown } | null;
  previous?: unknown;
}

/** What reports may name. */
interface Registered {
  /** All versions that pages may contain: stable, canary, and previous ones on open pages. */
  names: ReadonlySet<string>;
  /** Remote → start of its canary. */
  canaries: ReadonlyMap<string, unknown>;
}

function registeredIn(text: string): Registered {
  const { remotes = [] } = JSON.parse(text) as { remotes?: readonly Entry[] };
  const names = remotes.flatMap(({ id, version, stable, canary, previous }) =>
    [version, stable?.version, canary?.remote?.version, previous]
      .flat()
      .flatMap((one) => (typeof one === 'string' ? [nameOf(String(id), one)] : [])),
  );
  const canaries = remotes.flatMap(({ id, canary }) => (canary ? [[String(id), canary.since] as const] : []));
  return { names: new Set(names), canaries: new Map(canaries) };
}

/** The group that a remote of a report is counted in; null: it is not counted. */
export type CountedGroup = (remote: ClientEventRemote) => RemoteGroup | null;

/** A page may be in the groups of an earlier canary, which are larger or smaller than those of the current one: nothing is compared with it. */
const isOutdated = ({ id, group, canary }: ClientEventRemote, { canaries }: Registered) =>
  (group === 'canary' || group === 'control') && canary !== canaries.get(id);

/**
 * Decides which versions are counted, so that reports cannot create any number of rows and labels: those of the registry,
 * where the API can read it, otherwise the first hundred.
 */
@Injectable()
export class RegisteredVersions {
  private readonly logger = new Logger(RegisteredVersions.name);
  private readonly unregistered = new Set<string>();
  private last: Registered | null = null;
  private readonly read = memoizeFor(freshMs, () => this.readRegistered());

  constructor(private readonly registry: RegistryConfig) {}

  /** A function that is valid for one report. */
  async countedGroup(): Promise<CountedGroup> {
    const registered = await this.read();
    if (registered === null) return (remote) => (this.admit(nameOf(remote.id, remote.version)) ? remote.group : null);
    return (remote) => {
      if (!registered.names.has(nameOf(remote.id, remote.version))) return null;
      return isOutdated(remote, registered) ? 'stable' : remote.group;
    };
  }

  private admit(name: string): boolean {
    if (this.unregistered.size < maxUnregistered) this.unregistered.add(name);
    return this.unregistered.has(name);
  }

  /** The last ones while the file cannot be read; null: none are known. */
  private async readRegistered(): Promise<Registered | null> {
    const { file } = this.registry;
    if (file === null) return null;
    try {
      this.last = registeredIn(await readFile(file, 'utf8'));
    } catch (error) {
      this.logger.warn(`The registry cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
    return this.last;
  }
}
