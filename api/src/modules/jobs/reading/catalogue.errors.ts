import { AppError } from '../../../http/index.ts';

export class JobNotFoundError extends AppError {
  override readonly name = 'JobNotFoundError';

  /** `id`: id or slug from the request. */
  constructor(id: number | string) {
    super(404, 'job_not_found', `Job with ID ${id} not found`);
  }
}

export class JobClosedError extends AppError {
  override readonly name = 'JobClosedError';

  constructor() {
    super(410, 'job_closed', 'This job takes no more applications.');
  }
}
