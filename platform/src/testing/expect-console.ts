/**
 * Allows `console.warn` and `console.error` calls that match in the current test. Other calls fail the test
 * (`tools/jest/console-guard.cjs`).
 */
export function expectConsole(pattern: RegExp): void {
  const expected = (globalThis as Record<symbol, unknown>)[Symbol.for('expectedConsole')] as RegExp[] | undefined;
  expected?.push(pattern);
}
