/** Stub: its owner replaces this file. */
export function ResumesTab() {
  return null;
}
