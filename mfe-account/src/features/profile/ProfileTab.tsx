/** Stub: its owner replaces this file. */
export function ProfileTab() {
  return null;
}
