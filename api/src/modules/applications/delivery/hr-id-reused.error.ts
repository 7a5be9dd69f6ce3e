/**
 * The HR backend answered a submission with an id that another application has: it has lost that application, for
 * example by a restore from a backup. A retry has the same result; `npm run deliveries -- resubmit` resolves the
 * conflict.
 */
export class HrIdReusedError extends Error {
  override readonly name = 'HrIdReusedError';

  constructor(readonly hrId: string) {
    super(`The HR backend answered with the id ${hrId}, which another application has`);
  }
}
