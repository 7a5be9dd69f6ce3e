import { brand, isOneOf, themes, type Theme } from 'shared-contracts';
import { createPageStorage } from './page-storage';
import { createValueStore } from './value-store';

export const themeKey = 'ui-theme';

export interface ThemeService {
  /** The chosen theme; `system` follows the operating system. */
  readonly get: () => Theme;
  readonly set: (theme: Theme) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The theme is a set of custom properties selected by `<html data-theme>`, so a change needs no re-render and applies inside
 * shadow roots. The server's inline script sets it before the first paint.
 */
export function createThemeService(page: Window): ThemeService {
  const prefersDark = page.matchMedia('(prefers-color-scheme: dark)');
  const storage = createPageStorage('localStorage', page);
  const stored = (): Theme => {
    const value = storage.get(themeKey);
    return isOneOf(themes, value) ? value : 'light';
  };
  const theme = createValueStore(stored());

  const apply = () => {
    const dark = theme.get() === 'dark' || (theme.get() === 'system' && prefersDark.matches);
    const name = dark ? 'dark' : 'light';
    page.document.documentElement.dataset['theme'] = name;
    page.document.querySelector('meta[name="theme-color"]')?.setAttribute('content', brand.themeColor[name]);
  };
  const change = (next: Theme) => {
    theme.set(next);
    apply();
  };

  prefersDark.addEventListener('change', apply);
  page.addEventListener('storage', (event) => {
    if (event.key === themeKey) change(stored());
  });
  apply();
  return {
    get: theme.get,
    set(next) {
      storage.set(themeKey, next);
      change(next);
    },
    subscribe: theme.subscribe,
  };
}
