import { AppError } from '../../http/index.ts';

/** The file store cannot be reached, or makes no progress. */
export class FileStoreUnavailableError extends AppError {
  override readonly name = 'FileStoreUnavailableError';
  override readonly retryAfterSeconds = 30;

  constructor(options: ErrorOptions) {
    super(503, 'service_unavailable', 'The service is not available for the moment.');
    this.cause = options.cause;
  }
}

export class FileNotFoundError extends AppError {
  override readonly name = 'FileNotFoundError';

  constructor() {
    super(404, 'not_found', 'There is no such file.');
  }
}
