import { AppError } from '../../http/app-error.ts';

export class JobNotFoundError extends AppError {
  override readonly name = 'JobNotFoundError';

  constructor() {
    super(404, 'job_not_found', 'There is no such job.');
  }
}

export class JobClosedError extends AppError {
  override readonly name = 'JobClosedError';

  constructor() {
    super(410, 'job_closed', 'This job takes no more applications.');
  }
}
