import { AppError } from '../../../http/app.errors.ts';

/** Other writers block for longer than the timeout: the first ingest of a source, or many simultaneous changes. */
export class JobsBusyError extends AppError {
  override readonly name = 'JobsBusyError';
  override readonly retryAfterSeconds = 5;

  constructor() {
    super(503, 'service_unavailable', 'Jobs are being written. Try again in a moment.');
  }
}
