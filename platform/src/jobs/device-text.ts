import { localStore } from 'platform';

/** A text of `localStorage` that all tabs and all compiled copies of this module share. Kept in memory if storage is blocked. */
export interface DeviceText {
  readonly get: () => string | null;
  /** Null removes it. */
  readonly set: (text: string | null) => void;
  /** Returns a function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function deviceText(key: string): DeviceText {
  /** Event of the window, because each remote has its own copy of this module. Other tabs receive `storage`. */
  const changeEvent = `${key}-changed`;
  return {
    get: () => localStore.get(key),
    set(text) {
      if (text === null) localStore.remove(key);
      else localStore.set(key, text);
      window.dispatchEvent(new Event(changeEvent));
    },
    subscribe(listener) {
      // The key is null if another tab has cleared the whole storage.
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener(changeEvent, listener);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener(changeEvent, listener);
      };
    },
  };
}
