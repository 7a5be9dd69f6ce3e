import type { ComponentType } from 'react';
import { createValueStore } from 'platform';
import { readableContent, type PlatformHistory } from 'platform/shell';
import { hydrateAttribute, toPlatformError, type ShellPageFile } from 'shared-contracts';
import { fileOf, type PageName } from './shell-routes';

/** The contents of a file of pages. */
export type Pages = Readonly<Partial<Record<PageName, ComponentType>>>;

/** Loads the shell's pages. */
export interface PageSource {
  /** The file of the page: `null` until it is loaded, `failed` when loading failed. */
  readonly get: (page: PageName) => Pages | 'failed' | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches the file of the page, unless it is loaded. Never rejects. */
  readonly load: (page: PageName) => Promise<void>;
}

/** Milliseconds before the second and the third attempt. */
const pauses = [250, 500];

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** For the server: all files are loaded. */
export const readyPages = (pages: Pages): PageSource => ({
  get: () => pages,
  subscribe: () => () => {},
  load: () => Promise.resolve(),
});

interface PageSourceOptions {
  report?: (error: unknown) => void;
  wait?: typeof sleep;
}

/** For the browser: a file is fetched once and shared; a failed file is fetched again on the next request. */
export function createPageSource(
  fetchFile: (file: ShellPageFile) => Promise<Pages>,
  { report = () => {}, wait = sleep }: PageSourceOptions = {},
): PageSource {
  const files = createValueStore<Partial<Record<ShellPageFile, Pages | 'failed' | null>>>({});
  const loading = new Map<ShellPageFile, Promise<void>>();
  const set = (file: ShellPageFile, pages: Pages | 'failed' | null) => files.set({ ...files.get(), [file]: pages });
  const load = async (file: ShellPageFile) => {
    if (files.get()[file] === 'failed') set(file, null);
    const pages = await fetchWithRetries(() => fetchFile(file), wait).catch((error: unknown) => {
      report(toPlatformError('TP-201', error));
      return 'failed' as const;
    });
    if (pages === 'failed') loading.delete(file);
    set(file, pages);
  };
  return {
    get: (page) => files.get()[fileOf(page)] ?? null,
    subscribe: files.subscribe,
    load(page) {
      const file = fileOf(page);
      const loaded = loading.get(file) ?? load(file);
      loading.set(file, loaded);
      return loaded;
    },
  };
}

async function fetchWithRetries(fetchPages: () => Promise<Pages>, wait: typeof sleep): Promise<Pages> {
  for (const pause of pauses) {
    try {
      return await fetchPages();
    } catch {
      await wait(pause);
    }
  }
  return fetchPages();
}

/** Server content of a page that cannot be loaded. */
export interface KeptPage {
  name: PageName;
  content: string;
}

interface RenderedPage {
  pages: PageSource;
  /** The page that the server rendered. */
  name: PageName;
  history: PlatformHistory;
}

/**
 * Resolves when the shell's page may be mounted. Server content is hydrated by the page that it shows, after the code
 * of that page is loaded. If the user navigates away first, the content is discarded. If loading fails, it is returned, to
 * be shown below the panel.
 */
export async function readyToHydrate(
  element: Element,
  { pages, name, history }: RenderedPage,
): Promise<KeptPage | undefined> {
  if (!element.hasAttribute(hydrateAttribute)) return undefined;
  let moved = false;
  await new Promise<void>((resolve) => {
    const stop = history.listen(() => {
      moved = true;
      stop();
      resolve();
    });
    void pages.load(name).finally(() => {
      stop();
      resolve();
    });
  });
  const failed = pages.get(name) === 'failed';
  if (moved || failed) element.removeAttribute(hydrateAttribute);
  return failed && !moved ? { name, content: readableContent(element) } : undefined;
}
