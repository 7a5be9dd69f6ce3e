/** Text by key. No call throws. */
export interface PageStorage {
  readonly get: (key: string) => string | null;
  /** Returns whether the value was persisted. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/** A browser storage. If the browser blocks it or the quota is exceeded, values are kept in memory. */
export function createPageStorage(name: 'localStorage' | 'sessionStorage', page?: Window): PageStorage {
  const refused = new Map<string, string>();
  // Access to the property throws if site data are blocked.
  const storage = () => (page ?? window)[name];
  return {
    get(key) {
      try {
        return refused.get(key) ?? storage().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        storage().setItem(key, value);
        refused.delete(key);
        return true;
      } catch {
        refused.set(key, value);
        return false;
      }
    },
    remove(key) {
      refused.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Nothing is stored.
      }
    },
  };
}

/** `localStorage`, with a fallback in memory. */
export const localStore = createPageStorage('localStorage');
/** `sessionStorage`, with a fallback in memory. */
export const sessionStore = createPageStorage('sessionStorage');
