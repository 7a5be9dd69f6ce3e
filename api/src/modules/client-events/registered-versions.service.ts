import { readFile } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { RegistryConfig } from '../../config/registry.config.ts';
import { memoizeFor } from '../../operations/memoized.cache.ts';

/** A version that was deployed is known after this time. */
const freshMs = 5000;

/** Versions that a process counts without a registry. */
const maxUnregistered = 100;

const nameOf = (id: string, version: string) => `${id}@${version}`;

/** Parts of an entry of `registry.json`: the version of a page's registry, or the versions of the stored one. */
interface Entry {
  id?: unknown;
  version?: unknown;
  stable?: { version?: unknown };
  canary?: { remote?: { version?: unknown } } | null;
  previous?: unknown;
}

/** Names of all versions that pages may contain: stable, canary, and previous ones on open pages. */
function namesIn(text: string): ReadonlySet<string> {
  const { remotes } = JSON.parse(text) as { remotes?: readonly Entry[] };
  const names = (remotes ?? []).flatMap(({ id, version, stable, canary, previous }) =>
    [version, stable?.version, canary?.remote?.version, previous]
      .flat()
      .flatMap((one) => (typeof one === 'string' ? [nameOf(String(id), one)] : [])),
  );
  return new Set(names);
}

/**
 * Decides which versions are counted, so that reports cannot create any number of rows and labels: those of the registry,
 * where the API can read it, otherwise the first hundred.
 */
@Injectable()
export class RegisteredVersions {
  private readonly logger = new Logger(RegisteredVersions.name);
  private readonly unregistered = new Set<string>();
  private last: ReadonlySet<string> | null = null;
  private readonly read = memoizeFor(freshMs, () => this.readNames());

  constructor(private readonly registry: RegistryConfig) {}

  /** A function that is valid for one report. */
  async filter(): Promise<(id: string, version: string) => boolean> {
    const names = await this.read();
    if (names !== null) return (id, version) => names.has(nameOf(id, version));
    return (id, version) => this.admit(nameOf(id, version));
  }

  private admit(name: string): boolean {
    if (this.unregistered.size < maxUnregistered) this.unregistered.add(name);
    return this.unregistered.has(name);
  }

  /** The last names while the file cannot be read; null: none are known. */
  private async readNames(): Promise<ReadonlySet<string> | null> {
    const { file } = this.registry;
    if (file === null) return null;
    try {
      this.last = namesIn(await readFile(file, 'utf8'));
    } catch (error) {
      this.logger.warn(`The registry cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
    return this.last;
  }
}
