import { createPageStorage } from 'platform/shell';

export interface ScrollMemory {
  /** Stores the scroll position of a history entry. */
  readonly note: (key: string) => void;
  readonly find: (key: string) => number;
  /** Stores the newest positions across a reload. */
  readonly save: () => void;
}

const storageKey = 'shell.scroll';
const kept = 50;

export function createScrollMemory(page: Window): ScrollMemory {
  const storage = createPageStorage('sessionStorage', page);
  const positions = new Map<string, number>(readPositions(storage.get(storageKey)));
  return {
    note: (key) => void positions.set(key, page.scrollY),
    find: (key) => positions.get(key) ?? 0,
    save: () => void storage.set(storageKey, JSON.stringify([...positions].slice(-kept))),
  };
}

function readPositions(text: string | null): [string, number][] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
