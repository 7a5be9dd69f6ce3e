import { mark, platformVersion, type Lifecycles } from 'platform/shell';
import { isCurrent, PlatformError, platformErrorCode, toPlatformError, type PageRemote } from 'shared-contracts';
import { containerOf, fileAddress } from './remote-files';

/** The subset of Module Federation's runtime that the loader uses. */
export interface Federation {
  registerRemotes(remotes: { name: string; entry: string; entryGlobalName: string; shareScope?: string }[]): void;
  loadRemote(id: string): Promise<unknown>;
}

export interface LoaderOptions {
  federation: Federation;
  /** Called when a file of the version was deleted; a reload may load the version that replaced it. */
  onDeleted: (remote: PageRemote) => Promise<void>;
  /** Completes a remote without a server entry: it is isolated, or not of React, and gets the page's services when it is mounted. */
  addServices: (remote: PageRemote, lifecycles: Lifecycles) => Promise<Lifecycles>;
  wait?: (milliseconds: number) => Promise<void>;
}

export type LoadRemote = (remote: PageRemote, expose: string) => Promise<Lifecycles>;

/** Milliseconds before the second and the third attempt. */
const pauses = [250, 500];

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Loads a module that a remote exposes, with two silent retries. Rejects when the error has to be shown. */
export function createLoader({ federation, onDeleted, addServices, wait = sleep }: LoaderOptions): LoadRemote {
  const registered = new Map<string, Promise<void>>();
  const register = (remote: PageRemote) => {
    const name = containerOf(remote);
    const registering = registered.get(name) ?? registerRemote(federation, remote);
    registered.set(name, registering);
    // A part of the shell that could not be fetched is requested again.
    return registering.catch((error: unknown) => {
      registered.delete(name);
      throw error;
    });
  };
  return async (remote, expose) => {
    const name = `${remote.id}:${expose}`;
    mark(name, 'resolve');
    const load = async () => {
      await register(remote);
      mark(name, 'load');
      const lifecycles = lifecyclesOf(await federation.loadRemote(`${containerOf(remote)}/${expose}`), remote, expose);
      mark(name, 'loaded');
      return remote.server === null ? addServices(remote, lifecycles) : lifecycles;
    };
    for (const pause of pauses) {
      try {
        return await load();
      } catch (error) {
        if (isFinal(error)) throw error;
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

async function registerRemote(federation: Federation, remote: PageRemote): Promise<void> {
  const shared = isCurrent(remote, platformVersion)
    ? {}
    : (await import(/* webpackChunkName: "platform-1" */ './previous-platform')).shareFor(remote);
  // The container of another version, which the runtime would take for this one.
  Reflect.set(window, remote.name, undefined);
  const entry = fileAddress(remote, remote.entry);
  federation.registerRemotes([{ name: containerOf(remote), entry, entryGlobalName: remote.name, ...shared }]);
}

/** Refused, or no valid remote: a retry cannot succeed. */
const isFinal = (error: unknown) => ['TP-102', 'TP-402'].includes(platformErrorCode(error) ?? '');

/** If the code that finds the cause cannot be fetched either, the site is not reachable. */
async function causeOf(...failure: [error: unknown, remote: PageRemote, expose: string]): Promise<Error> {
  try {
    const { findCause } = await import(/* webpackChunkName: "overlays" */ './find-cause');
    return await findCause(...failure);
  } catch {
    return toPlatformError('TP-201', failure[0]);
  }
}

function lifecyclesOf(module: unknown, { id }: PageRemote, expose: string): Lifecycles {
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
