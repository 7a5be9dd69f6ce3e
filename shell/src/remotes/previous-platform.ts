import { getInstance } from '@module-federation/enhanced/runtime';
import { createPlatform1 } from 'platform/compat/v1';
import { platformVersion } from 'platform/shell';
import { PlatformError, previousFor, remoteRefusals, type PageRemote } from 'shared-contracts';

type ShareScope = NonNullable<ReturnType<typeof getInstance>>['shareScopeMap'][string];
type Versions = ShareScope[string];
type Shared = Versions[string];

/**
 * The share scope of a remote that does not run with the shell's own version of platform. An isolated remote needs none.
 *
 * @throws TP-102 if the shell cannot run the remote.
 */
export function shareFor(remote: PageRemote): { shareScope?: string } {
  const [refusal] = remoteRefusals(remote, platformVersion);
  if (refusal !== undefined) throw new PlatformError('TP-102', `${remote.id}: ${refusal}`);
  const previous = previousFor(remote.platform, platformVersion);
  if (previous === null || remote.isolation !== null) return {};
  const { shareScopeMap } = getInstance()!;
  shareScopeMap[remote.name] = previousScope(shareScopeMap['default'] ?? {}, remote.id, previous);
  return { shareScope: remote.name };
}

/**
 * All modules of the page under the previous version, with the previous module in place of `platform`. Two versions in one
 * scope are not possible: the runtime takes the latest one of a singleton for every remote, and built remotes require
 * singletons.
 */
function previousScope(shared: ShareScope, id: string, version: string): ShareScope {
  const entries = Object.entries(shared).map(([module, versions]): [string, Versions] => {
    if (!/^platform(?:\/|$)/.test(module)) return [module, versions];
    const entry = Object.values(versions)[0]!;
    return [module, { [version]: module === 'platform' ? providing(entry, version, createPlatform1(id)) : entry }];
  });
  return Object.fromEntries(entries);
}

/** The same entry of a share scope with another module. */
function providing(entry: Shared, version: string, module: object): Shared {
  const lib = () => module;
  return { ...entry, version, lib, get: () => Promise.resolve(lib), loaded: true, loading: null, useIn: [], deps: [] };
}
