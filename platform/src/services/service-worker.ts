/** Message from a page to the service worker, without a reply. */
export interface WorkerMessage {
  /** `keep`: cache until released; `release`: remove; `visited`: cache among the recently visited pages. */
  type: 'keep' | 'release' | 'visited';
  /** Path of a page of the site. */
  path: string;
}

/** Posts a message to the service worker when it is ready. No-op without service worker support. */
export function postToServiceWorker(message: WorkerMessage): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  void serviceWorker?.ready.then(({ active }) => active?.postMessage(message));
}

/** Caches a page, such as a saved job's, for offline use until `releasePage`. It is not evicted. */
export const keepPage = (path: string): void => postToServiceWorker({ type: 'keep', path });

/** Undoes `keepPage`. */
export const releasePage = (path: string): void => postToServiceWorker({ type: 'release', path });
