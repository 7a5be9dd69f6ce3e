/**
 * Lets the running test call `console.warn` and `console.error` with lines that match; any other call fails it
 * (`tools/jest/console-guard.cjs`).
 */
export function expectConsole(pattern: RegExp): void {
  const expected = (globalThis as Record<symbol, unknown>)[Symbol.for('expectedConsole')] as RegExp[] | undefined;
  expected?.push(pattern);
}
