/** A command was called with wrong options, or lacks a variable. The kit ends with 2. */
export class UsageError extends Error {
  /** @override */
  name = 'UsageError';
}
