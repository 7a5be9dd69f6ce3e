/** Text by key. No call throws. */
export interface PageStorage {
  readonly get: (key: string) => string | null;
  /** Whether the value outlives the page. */
  readonly set: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/**
 * A storage of the browser. Where the browser blocks it (site data are blocked) or refuses a value (it is full), values live as
 * long as the page.
 */
export function createPageStorage(name: 'localStorage' | 'sessionStorage', page?: Window): PageStorage {
  const refused = new Map<string, string>();
  // Already the property throws where site data are blocked.
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

/** Of this browser. */
export const localStore = createPageStorage('localStorage');
/** Of this tab. */
export const sessionStore = createPageStorage('sessionStorage');
