import { platformVersion, type Lifecycles } from 'platform/shell';
import {
  PlatformError,
  platformErrorCode,
  remoteRefusals,
  toPlatformError,
  type RegisteredRemote,
} from 'shared-contracts';
import { fileAddress } from './remote-files';

/** The subset of Module Federation's runtime that the loader uses. */
export interface Federation {
  registerRemotes(remotes: { name: string; entry: string; entryGlobalName: string }[]): void;
  loadRemote(id: string): Promise<unknown>;
}

export interface LoaderOptions {
  federation: Federation;
  /** Called when a file of the version was deleted; a reload may load the version that replaced it. */
  onDeleted: (remote: RegisteredRemote) => Promise<void>;
  /** Completes a remote without a server entry: it is isolated, or not of React, and gets the page's services when it is mounted. */
  addServices: (remote: RegisteredRemote, lifecycles: Lifecycles) => Promise<Lifecycles>;
  wait?: (milliseconds: number) => Promise<void>;
}

export type LoadRemote = (remote: RegisteredRemote, expose: string) => Promise<Lifecycles>;

/** Milliseconds before the second and the third attempt. */
const pauses = [250, 500];

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Loads a module that a remote exposes, with two silent retries. Rejects when the error has to be shown. */
export function createLoader({ federation, onDeleted, addServices, wait = sleep }: LoaderOptions): LoadRemote {
  const registered = new Set<string>();
  return async (remote, expose) => {
    const [refusal] = remoteRefusals(remote, platformVersion);
    if (refusal !== undefined) throw new PlatformError('TP-102', `${remote.id}: ${refusal}`);
    const name = `${remote.name}@${remote.version}`;
    if (!registered.has(name)) {
      // The container of another version, which the runtime would take for this one.
      Reflect.set(window, remote.name, undefined);
      federation.registerRemotes([{ name, entry: fileAddress(remote, remote.entry), entryGlobalName: remote.name }]);
      registered.add(name);
    }
    const load = async () => {
      const lifecycles = lifecyclesOf(await federation.loadRemote(`${name}/${expose}`), remote, expose);
      return remote.server === null ? addServices(remote, lifecycles) : lifecycles;
    };
    for (const pause of pauses) {
      try {
        return await load();
      } catch (error) {
        // The module is not a valid remote: a retry cannot succeed.
        if (platformErrorCode(error) === 'TP-402') throw error;
        await wait(pause);
        const cause = await causeOf(error, remote, expose);
        if (platformErrorCode(cause) === 'TP-202') {
          await onDeleted(remote);
          throw cause;
        }
      }
    }
    return load().catch(async (error: unknown) => {
      throw await causeOf(error, remote, expose);
    });
  };
}

/** If the code that finds the cause cannot be fetched either, the site is not reachable. */
async function causeOf(...failure: [error: unknown, remote: RegisteredRemote, expose: string]): Promise<Error> {
  try {
    const { findCause } = await import(/* webpackChunkName: "overlays" */ './find-cause');
    return await findCause(...failure);
  } catch {
    return toPlatformError('TP-201', failure[0]);
  }
}

function lifecyclesOf(module: unknown, { id }: RegisteredRemote, expose: string): Lifecycles {
  const found: unknown = isObject(module) && 'default' in module ? module.default : module;
  if (isLifecycles(found)) return found;
  throw new PlatformError('TP-402', `${id} exposes no lifecycles as ${expose}`);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isLifecycles(value: unknown): value is Lifecycles {
  if (!isObject(value)) return false;
  const lifecycles: Record<string, unknown> = { ...value };
  return ['bootstrap', 'mount', 'unmount'].every((name) => typeof lifecycles[name] === 'function');
}
