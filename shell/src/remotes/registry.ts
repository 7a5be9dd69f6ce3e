import { platformVersion } from 'platform/shell';
import { pageElements, type RegisteredRemote, type Registry } from 'shared-contracts';
import { acceptsPlatform } from './platform-range';

const contract = 1;
const noRemotes: Registry = { contract, remotes: [] };

/** Reads the registry that the HTML server wrote into the page. If it is missing, the shell's own pages still work. */
export function readRegistry(page: Document): Registry {
  const text = page.getElementById(pageElements.registry)?.textContent;
  const value: unknown = text ? JSON.parse(text) : null;
  return isRegistry(value) ? value : noRemotes;
}

/** The current registry, which may name other versions than the page does. */
export async function fetchRegistry(): Promise<Registry> {
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
