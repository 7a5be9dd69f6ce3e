/** Why a read was given up. Nothing of it is kept; the data of the last good read stays. */
export type HrReadFailure =
  'unreachable' | 'timeout' | 'refused' | 'too_many_requests' | 'too_large' | 'malformed' | 'torn' | 'cut' | 'shrunk';

export class HrReadError extends Error {
  override readonly name = 'HrReadError';

  constructor(
    readonly failure: HrReadFailure,
    /** For an operator. Holds no secret. */
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
