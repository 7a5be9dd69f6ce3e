/** Names of all the worker's caches. Caches with other names belong to older workers and are deleted. */
export const cacheNames = {
  /** Hashed files of the shell and the remotes. */
  files: 'files-1',
  /** /home and /jobs. */
  starts: 'pages-starts-1',
  /** The other public pages that were read last. */
  recent: 'pages-recent-1',
  /** Pages that stay until they are released. */
  permanent: 'pages-kept-1',
  /** The offline page in each language, and the language of the last page. */
  offline: 'offline-1',
} as const;

/** Caches with pages of the site, in the order in which they are listed and looked through. */
export const pageCaches = [cacheNames.recent, cacheNames.permanent, cacheNames.starts] as const;

/** `Vary` on cookie and encoding is ignored: the browser profile has one user, and bodies are stored decoded. */
export const anyVariant: CacheQueryOptions = { ignoreVary: true };

export async function removeOldCaches(): Promise<void> {
  const known = new Set<string>(Object.values(cacheNames));
  const names = await caches.keys();
  // workbox stores the ages of entries in IndexedDB, under the same names.
  await Promise.all(names.filter((name) => !known.has(name)).map((name) => caches.delete(name)));
}
