/** Why a read was aborted. Its rows are discarded, and the data of the last successful read remains. */
type HrReadFailure =
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

/** A permanent refusal by the HR backend: 404 unknown, 410 closed, other 4xx invalid request. */
export class HrRefusedError extends Error {
  override readonly name = 'HrRefusedError';

  constructor(readonly status: number) {
    super(`The HR backend refused for good (${status})`);
  }
}
