import { createPageStorage } from 'platform/shell';
import type { RegisteredRemote } from 'shared-contracts';
import { fetchRegistry } from './registry';

const key = (id: string) => `shell.reloaded.${id}`;

/**
 * A version whose files are gone has been replaced: if the registry names another one by now, the page is loaded anew,
 * once for each such version, so that a broken deployment never ends in a loop.
 */
export async function reloadForNewVersion({ id, version }: RegisteredRemote, page: Window = window): Promise<void> {
  const registry = await fetchRegistry();
  const live = registry.remotes.find((remote) => remote.id === id)?.version;
  const storage = createPageStorage('sessionStorage', page);
  if (live === undefined || live === version || storage.get(key(id)) === live) return;
  if (storage.set(key(id), live)) page.location.reload();
}
