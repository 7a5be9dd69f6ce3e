/** What pages tell the service worker; it answers nothing. */
export interface WorkerMessage {
  /** Keep for good, keep no longer, or keep among the last ones that were opened. */
  type: 'keep' | 'release' | 'visited';
  /** Address of a page on the site. */
  path: string;
}

/** Tells the service worker, as soon as there is one. Nothing happens where there is none. */
export function postToServiceWorker(message: WorkerMessage): void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  void serviceWorker?.ready.then(({ active }) => active?.postMessage(message));
}

/** Keeps a page readable without a connection until `releasePage`, whatever else is forgotten: of a job that was saved. */
export const keepPage = (path: string): void => postToServiceWorker({ type: 'keep', path });

/** The page is kept no longer than any other. */
export const releasePage = (path: string): void => postToServiceWorker({ type: 'release', path });
