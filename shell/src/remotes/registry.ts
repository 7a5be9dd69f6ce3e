import { pageElements, type PageRegistry } from 'shared-contracts';

const noRemotes: PageRegistry = { contract: 1, remotes: [] };

/** Reads the registry that the HTML server wrote into the page. If it is missing, the shell's own pages still work. */
export function readRegistry(page: Document): PageRegistry {
  const text = page.getElementById(pageElements.registry)?.textContent;
  const value: unknown = text ? JSON.parse(text) : null;
  return isRegistry(value) ? value : noRemotes;
}

export function isRegistry(value: unknown): value is PageRegistry {
  return typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes);
}
