import { createPageStorage } from 'platform/shell';
import type { RegisteredRemote } from 'shared-contracts';
import { fetchRegistry } from './registry';

const key = (id: string) => `shell.reloaded.${id}`;

/**
 * A version with deleted files was replaced. If the current registry names another version, the page is reloaded, once
 * for each such version, so that a broken deployment never causes a reload loop.
 */
export async function reloadForNewVersion({ id, version }: RegisteredRemote, page: Window = window): Promise<void> {
  const registry = await fetchRegistry();
  const live = registry.remotes.find((remote) => remote.id === id)?.version;
  const storage = createPageStorage('sessionStorage', page);
  if (live === undefined || live === version || storage.get(key(id)) === live) return;
  if (storage.set(key(id), live)) page.location.reload();
}
