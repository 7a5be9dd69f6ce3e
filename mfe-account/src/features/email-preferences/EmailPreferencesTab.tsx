/** Stub: its owner replaces this file. */
export function EmailPreferencesTab() {
  return null;
}
