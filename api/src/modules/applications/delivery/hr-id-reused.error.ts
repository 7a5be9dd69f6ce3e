/**
 * The HR backend answered a submission with an id that another application has: it has lost that application, as after a
 * restore from a backup. Trying again changes nothing; `npm run deliveries -- resubmit` does.
 */
export class HrIdReusedError extends Error {
  override readonly name = 'HrIdReusedError';

  constructor(readonly hrId: string) {
    super(`The HR backend answered with the id ${hrId}, which another application has`);
  }
}
