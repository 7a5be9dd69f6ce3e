import { AppError } from '../../http/app-error.ts';

export class InterviewNotFoundError extends AppError {
  override readonly name = 'InterviewNotFoundError';

  constructor() {
    super(404, 'interview_not_found', 'There is no such interview.');
  }
}

/** It has begun, is over or is canceled. */
export class InterviewNotCancelableError extends AppError {
  override readonly name = 'InterviewNotCancelableError';

  constructor() {
    super(409, 'interview_not_cancelable', 'This interview cannot be changed any more.');
  }
}

export class CalendarNotFoundError extends AppError {
  override readonly name = 'CalendarNotFoundError';

  constructor() {
    super(404, 'calendar_not_found', 'There is no such calendar.');
  }
}
