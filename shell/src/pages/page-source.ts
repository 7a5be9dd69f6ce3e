import type { pages } from './pages';

export type Pages = typeof pages;

/** Where the shell's pages come from: `null` until their code is there, `failed` when it did not come. */
export interface PageSource {
  readonly get: () => Pages | 'failed' | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches the pages, unless they are there. Never rejects. */
  readonly load: () => Promise<void>;
}

/** Pauses before the silent second and third try. */
const pauses = [250, 500];

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The server's: everything is there. */
export const readyPages = (pages: Pages): PageSource => ({
  get: () => pages,
  subscribe: () => () => {},
  load: () => Promise.resolve(),
});

/** The browser's: fetched once for everybody who asks; what failed is fetched again when somebody asks again. */
export function createPageSource(fetchPages: () => Promise<Pages>, wait = sleep): PageSource {
  let current: Pages | 'failed' | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const become = (next: typeof current) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const load = async () => {
    become(null);
    become(await fetchPatiently(fetchPages, wait).catch(() => 'failed' as const));
    loading = null;
  };
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      if (current !== null && current !== 'failed') return Promise.resolve();
      loading ??= load();
      return loading;
    },
  };
}

async function fetchPatiently(fetchPages: () => Promise<Pages>, wait: typeof sleep): Promise<Pages> {
  for (const pause of pauses) {
    try {
      return await fetchPages();
    } catch {
      await wait(pause);
    }
  }
  return fetchPages();
}
