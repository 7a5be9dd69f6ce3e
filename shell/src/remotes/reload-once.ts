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
  if (live === undefined || live === version || page.sessionStorage.getItem(key(id)) === live) return;
  page.sessionStorage.setItem(key(id), live);
  page.location.reload();
}
