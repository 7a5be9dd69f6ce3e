import type { PlatformErrorCode } from 'shared-contracts';

/** Rules that were applied together. */
export interface Check {
  /** Of the page that explains a violation (`docs/errors`). */
  code: PlatformErrorCode;
  /** What holds without problems, in words. */
  passed: readonly string[];
  problems: readonly string[];
}

/** Problems with the code of their rules: `TP-703 app.js differs from the built file`. */
export const problemsIn = (checks: readonly Pick<Check, 'code' | 'problems'>[], prefix = ''): string[] =>
  checks.flatMap(({ code, problems }) => problems.map((problem) => `${code} ${prefix}${problem}`));
