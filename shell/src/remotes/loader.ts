import { platformVersion, type Lifecycles } from 'platform/shell';
import { remoteRefusals, type RegisteredRemote } from 'shared-contracts';
import { fileAddress, filesOf } from './remote-files';

/** The subset of Module Federation's runtime that the loader uses. */
export interface Federation {
  registerRemotes(remotes: { name: string; entry: string }[]): void;
  loadRemote(id: string): Promise<unknown>;
}

export interface LoaderOptions {
  federation: Federation;
  /** Called when a file of the version was deleted; a reload may load the version that replaced it. */
  onDeleted: (remote: RegisteredRemote) => Promise<void>;
  wait?: (milliseconds: number) => Promise<void>;
}

export type LoadRemote = (remote: RegisteredRemote, expose: string) => Promise<Lifecycles>;

/** Milliseconds before the second and the third attempt. */
const pauses = [250, 500];

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Loads a module that a remote exposes, with two silent retries. Rejects when the error has to be shown. */
export function createLoader({ federation, onDeleted, wait = sleep }: LoaderOptions): LoadRemote {
  const registered = new Set<string>();
  return async (remote, expose) => {
    const [refusal] = remoteRefusals(remote, platformVersion);
    if (refusal !== undefined) throw new Error(`${remote.id}: ${refusal}`);
    if (!registered.has(remote.id)) {
      federation.registerRemotes([{ name: remote.name, entry: fileAddress(remote, remote.entry) }]);
      registered.add(remote.id);
    }
    const load = async () => lifecyclesOf(await federation.loadRemote(`${remote.name}/${expose}`), remote, expose);
    for (const pause of pauses) {
      try {
        return await load();
      } catch (error) {
        if (error instanceof WrongExportError) throw error;
        await wait(pause);
        if (await isDeleted(remote, expose)) {
          await onDeleted(remote);
          throw error;
        }
      }
    }
    return load();
  };
}

/** The loaded module is not a valid remote: a retry cannot succeed. */
class WrongExportError extends Error {}

function lifecyclesOf(module: unknown, { id }: RegisteredRemote, expose: string): Lifecycles {
  const found: unknown = isObject(module) && 'default' in module ? module.default : module;
  if (isLifecycles(found)) return found;
  throw new WrongExportError(`${id} exposes no lifecycles as ${expose}`);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isLifecycles(value: unknown): value is Lifecycles {
  if (!isObject(value)) return false;
  const lifecycles: Record<string, unknown> = { ...value };
  return ['bootstrap', 'mount', 'unmount'].every((name) => typeof lifecycles[name] === 'function');
}

/**
 * Fetches a failed file past the HTTP cache. This replaces a corrupt copy, which an immutable file would otherwise be
 * served from for a year, and distinguishes a 404 (a deleted version) from an outage.
 */
async function isDeleted(remote: RegisteredRemote, expose: string): Promise<boolean> {
  const statuses = await Promise.all(filesOf(remote, expose).map((file) => statusOf(fileAddress(remote, file))));
  return statuses.includes(404);
}

async function statusOf(address: string): Promise<number> {
  try {
    return (await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(4000) })).status;
  } catch {
    return 0;
  }
}
