import { problemsIn } from './checks.ts';

/** A deployment that was refused; nothing has changed. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['The registry was not changed:', ...problems].join('\n  - '));
    this.problems = problems;
  }
}

/** @throws RefusedError if there are problems */
export function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new RefusedError(problems);
}

/** Problems of versions that cannot be live together, with their code. */
export const inSet = (problems: readonly string[]) => problemsIn([{ code: 'TP-702', problems }]);
