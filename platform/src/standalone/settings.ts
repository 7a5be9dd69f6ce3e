import { createPageStorage } from '../services/page-storage';

/** Name of the local storage entry that the toolbar writes. */
export const settingsKey = 'standalone';

const choices = {
  session: ['visitor', 'candidate', 'admin'],
  network: ['ok', 'slow', 'failing'],
  answers: ['recorded', 'faked'],
} as const;

/** What the toolbar simulates. Theme and language have their own entries, which are those of the site. */
export type StandaloneSettings = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] };

/** The toolbar's settings; the first choice where one is missing or unknown. */
export function readSettings(page: Window = window): StandaloneSettings {
  const stored = parse(createPageStorage('localStorage', page).get(settingsKey));
  const chosen = Object.entries(choices).map(([name, values]) => {
    const value = stored[name];
    return [name, (values as readonly unknown[]).includes(value) ? value : values[0]];
  });
  return Object.fromEntries(chosen) as StandaloneSettings;
}

function parse(text: string | null): Partial<Record<string, string>> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<Record<string, string>>;
  } catch {
    return {};
  }
}
