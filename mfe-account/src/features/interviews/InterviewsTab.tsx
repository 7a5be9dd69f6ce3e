/** Stub: its owner replaces this file. */
export function InterviewsTab() {
  return null;
}
