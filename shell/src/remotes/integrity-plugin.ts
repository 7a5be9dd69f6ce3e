import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from 'shared-contracts';
import { fileAddress, isForeign } from './remote-files';

/** A well-formed digest that matches no file. Browsers ignore malformed digests, so "no hash" needs a valid format. */
const noFile = `sha384-${'A'.repeat(64)}`;

/** A hung load is aborted before the error is shown, so that the silent retry can still succeed. */
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
