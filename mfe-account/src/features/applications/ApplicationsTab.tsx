/** Stub: its owner replaces this file. */
export function ApplicationsTab() {
  return null;
}
