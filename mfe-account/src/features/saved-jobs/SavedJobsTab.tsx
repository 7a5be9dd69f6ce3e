/** Stub: its owner replaces this file. */
export function SavedJobsTab() {
  return null;
}
