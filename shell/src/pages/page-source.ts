import type { ComponentType } from 'react';
import type { ShellPageFile } from 'shared-contracts';
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

/** Pauses before the silent second and third try. */
const pauses = [250, 500];

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** For the server: all files are loaded. */
export const readyPages = (pages: Pages): PageSource => ({
  get: () => pages,
  subscribe: () => () => {},
  load: () => Promise.resolve(),
});

/** For the browser: a file is fetched once and shared; a failed file is fetched again on the next request. */
export function createPageSource(fetchFile: (file: ShellPageFile) => Promise<Pages>, wait = sleep): PageSource {
  const files = new Map<ShellPageFile, Pages | 'failed'>();
  const loading = new Map<ShellPageFile, Promise<void>>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const load = async (file: ShellPageFile) => {
    if (files.delete(file)) tell();
    files.set(file, await fetchPatiently(() => fetchFile(file), wait).catch(() => 'failed' as const));
    if (files.get(file) === 'failed') loading.delete(file);
    tell();
  };
  return {
    get: (page) => files.get(fileOf(page)) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load(page) {
      const file = fileOf(page);
      const loaded = loading.get(file) ?? load(file);
      loading.set(file, loaded);
      return loaded;
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
