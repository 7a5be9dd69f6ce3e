import { AppError } from '../../http/index.ts';

export class JobAlreadySavedError extends AppError {
  override readonly name = 'JobAlreadySavedError';

  constructor() {
    super(409, 'job_already_saved', 'This job is on the list.');
  }
}

export class SavedJobNotFoundError extends AppError {
  override readonly name = 'SavedJobNotFoundError';

  constructor() {
    super(404, 'saved_job_not_found', 'There is no such entry on the list.');
  }
}
