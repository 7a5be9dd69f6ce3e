import { createPageStorage, platformVersion } from 'platform/shell';
import { pageElements, type RegisteredRemote, type Registry } from 'shared-contracts';

const contract = 1;
const noRemotes: Registry = { contract, remotes: [] };

/** Reads the registry that the HTML server wrote into the page. If it is missing, the shell's own pages still work. */
export function readRegistry(page: Document): Registry {
  const text = page.getElementById(pageElements.registry)?.textContent;
  const value: unknown = text ? JSON.parse(text) : null;
  return isRegistry(value) ? value : noRemotes;
}

/** The current registry, which may name other versions than the page does. */
async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch('/registry.json', { cache: 'no-store' });
  const value: unknown = await answer.json();
  if (!isRegistry(value)) throw new Error('The registry cannot be read');
  return value;
}

function isRegistry(value: unknown): value is Registry {
  return typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes);
}

/**
 * Why this shell cannot run a remote, or null. Such a remote still owns its addresses, so that they show its panel and
 * not the not-found page.
 */
export function refusalOf(remote: RegisteredRemote): string | null {
  if (remote.contract !== contract) {
    return `speaks contract ${String(remote.contract)}, the shell speaks ${String(contract)}`;
  }
  if (!acceptsPlatform(remote.platform, platformVersion)) {
    return `wants platform ${remote.platform}, the shell has ${platformVersion}`;
  }
  return null;
}

const simple = /^(\^?)(\d+)(?:\.(\d+))?(?:\.(\d+))?$/;

/**
 * Whether a platform version satisfies a remote's range. Supports the two forms that remotes use, `1.2.3` and `^1.2`.
 * Other forms were already rejected by the HTML server with semver; the library is too large for the browser.
 */
export function acceptsPlatform(range: string, version: string): boolean {
  const parts = simple.exec(range.trim());
  if (parts === null) return true;
  const [, caret, ...wanted] = parts;
  const [major = 0, minor = 0, patch = 0] = wanted.map((part) => Number(part ?? 0));
  const [isMajor = 0, isMinor = 0, isPatch = 0] = version.split('.').map(Number);
  if (major !== isMajor) return false;
  if (caret === '') return minor === isMinor && patch === isPatch;
  return isMinor > minor || (isMinor === minor && isPatch >= patch);
}

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
