import { brand, isOneOf, themes, type Theme } from 'shared-contracts';

export const themeKey = 'ui-theme';

export interface ThemeService {
  /** What was chosen; `system` follows the operating system. */
  readonly get: () => Theme;
  readonly set: (theme: Theme) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const stored = (page: Window): Theme => {
  const value = page.localStorage.getItem(themeKey);
  return isOneOf(themes, value) ? value : 'light';
};

/**
 * The theme is a set of custom properties that hangs on `<html data-theme>`: switching renders nothing again and reaches
 * shadow roots. The server's inline script has set it before the first paint.
 */
export function createThemeService(page: Window): ThemeService {
  const prefersDark = page.matchMedia('(prefers-color-scheme: dark)');
  const listeners = new Set<() => void>();
  let theme = stored(page);

  const apply = () => {
    const dark = theme === 'dark' || (theme === 'system' && prefersDark.matches);
    const name = dark ? 'dark' : 'light';
    page.document.documentElement.dataset['theme'] = name;
    page.document.querySelector('meta[name="theme-color"]')?.setAttribute('content', brand.themeColor[name]);
  };
  const change = (next: Theme) => {
    theme = next;
    apply();
    for (const listener of listeners) listener();
  };

  prefersDark.addEventListener('change', apply);
  page.addEventListener('storage', (event) => {
    if (event.key === themeKey) change(stored(page));
  });
  apply();
  return {
    get: () => theme,
    set(next) {
      page.localStorage.setItem(themeKey, next);
      change(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
