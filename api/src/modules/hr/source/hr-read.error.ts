/** Why a read was aborted. Its rows are discarded, and the data of the last successful read remains. */
export type HrReadFailure =
  'unreachable' | 'timeout' | 'refused' | 'too_many_requests' | 'too_large' | 'malformed' | 'torn' | 'cut' | 'shrunk';

export class HrReadError extends Error {
  override readonly name = 'HrReadError';

  constructor(
    readonly failure: HrReadFailure,
    /** For operators. Contains no secrets. */
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
