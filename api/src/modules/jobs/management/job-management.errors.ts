import { AppError } from '../../../http/app-error.ts';

/** Somebody else writes jobs for longer than a caller waits: a first fill, or many changes at once. */
export class JobsBusyError extends AppError {
  override readonly name = 'JobsBusyError';
  override readonly retryAfterSeconds = 5;

  constructor() {
    super(503, 'service_unavailable', 'Jobs are being written. Try again in a moment.');
  }
}
