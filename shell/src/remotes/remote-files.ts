import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { mark } from 'platform/shell';
import type { PageRemote } from 'shared-contracts';
import type { LiveRegistry } from './live-registry';

/** Absolute address of a file of a remote's version. */
export function fileAddress({ base }: PageRemote, file: string): string {
  return new URL(base + file, document.baseURI).href;
}

/** Name of the federation container. Each version has its own. */
export const containerOf = ({ name, version }: PageRemote): string => `${name}@${version}`;

/** Everything that has to be loaded for an expose, the entry first. */
export function filesOf(remote: PageRemote, expose: string): string[] {
  return [remote.entry, ...(remote.exposes[expose] ?? [])];
}

/** Remotes may be served from another origin; integrity is then checked only with CORS. */
export function isForeign(address: string): boolean {
  return new URL(address).origin !== location.origin;
}

/** Requests a script that the page will load, unless the page has requested it already. */
export function preloadScript(remote: PageRemote, file: string, page: Document = document): void {
  const href = fileAddress(remote, file);
  const known = [...page.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  if (known.some((link) => link.href === href)) return;
  const link = page.createElement('link');
  link.rel = 'preload';
  link.href = href;
  link.as = 'script';
  // Hash and mode of the later request; the browser would otherwise send a second one.
  link.integrity = remote.integrity[file] ?? '';
  link.crossOrigin = isForeign(href) ? 'anonymous' : null;
  page.head.append(link);
}

/** A well-formed digest that matches no file. Browsers ignore malformed digests, so "no hash" needs a valid format. */
const noFile = `sha384-${'A'.repeat(64)}`;

/** A hung load is aborted before the error is shown, so that the silent retry can still succeed. */
const scriptTimeout = 8000;

/** Loads entries by their hash in the registry, and refuses those that have none. Chunks are checked by their entry. */
export function integrityPlugin({ get }: Pick<LiveRegistry, 'get'>): ModuleFederationRuntimePlugin {
  return {
    name: 'integrity',
    createScript({ url }) {
      const address = new URL(url, document.baseURI).href;
      const script = document.createElement('script');
      script.src = address;
      script.async = true;
      const remote = get().remotes.find((one) => fileAddress(one, one.entry) === address);
      script.integrity = remote?.integrity[remote.entry] ?? noFile;
      if (isForeign(address)) script.crossOrigin = 'anonymous';
      return { script, timeout: scriptTimeout };
    },
    initContainer(args) {
      mark(args.remoteInfo.name, 'linked');
      return args;
    },
  };
}
