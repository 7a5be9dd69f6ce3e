import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from 'shared-contracts';
import { fileAddress, isForeign } from './remote-files';

/** A well-formed digest that no file has. Browsers ignore what they cannot parse, so "no hash" has to look like one. */
const noFile = `sha384-${'A'.repeat(64)}`;

/** A load that hangs is given up before the person is told: the silent second try then has a chance. */
const scriptTimeout = 8000;

/** Loads entries by their hash in the registry, and refuses those that have none. Chunks are checked by their entry. */
export function integrityPlugin(remotes: readonly RegisteredRemote[]): ModuleFederationRuntimePlugin {
  const hashes = new Map(remotes.map((remote) => [fileAddress(remote, remote.entry), remote.integrity[remote.entry]]));
  return {
    name: 'integrity',
    createScript({ url }) {
      const address = new URL(url, document.baseURI).href;
      const script = document.createElement('script');
      script.src = address;
      script.async = true;
      script.integrity = hashes.get(address) ?? noFile;
      if (isForeign(address)) script.crossOrigin = 'anonymous';
      return { script, timeout: scriptTimeout };
    },
  };
}
