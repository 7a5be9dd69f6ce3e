import { createPageStorage } from 'platform/shell';
import { PlatformError, type PageRemote, type PageRegistry } from 'shared-contracts';
import { isRegistry } from './registry';

/** The current registry for this visitor, which may name other versions than the page does. */
export async function fetchRegistry(): Promise<PageRegistry> {
  const language = document.documentElement.lang.slice(0, 2);
  const answer = await fetch(`/registry.json?lng=${language}`, { cache: 'no-cache' });
  const value: unknown = await answer.json();
  if (!isRegistry(value)) throw new PlatformError('TP-101', '/registry.json has no list of remotes');
  return value;
}

const key = (id: string) => `shell.reloaded.${id}`;

/**
 * A version with deleted files was replaced. If the current registry names another version, the page is reloaded, once
 * for each such version, so that a broken deployment never causes a reload loop.
 */
export async function reloadForNewVersion({ id, version }: PageRemote, page: Window = window): Promise<void> {
  const registry = await fetchRegistry();
  const live = registry.remotes.find((remote) => remote.id === id)?.version;
  const storage = createPageStorage('sessionStorage', page);
  if (live === undefined || live === version || storage.get(key(id)) === live) return;
  if (storage.set(key(id), live)) page.location.reload();
}
