import { AppError } from '../../http/index.ts';

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
    super(409, 'interview_not_cancelable', 'This interview can no longer be changed.');
  }
}

/** A completed or canceled interview is immutable, and an interview cannot be completed before it begins. */
export class InterviewNotChangeableError extends AppError {
  override readonly name = 'InterviewNotChangeableError';

  constructor() {
    super(409, 'interview_not_changeable', 'The state of this interview does not allow the change.');
  }
}

/** The candidate has an interview for this job at this time, or two concurrent requests have the same key. */
export class InterviewExistsError extends AppError {
  override readonly name = 'InterviewExistsError';

  constructor() {
    super(409, 'interview_exists', 'This candidate already has an interview for this job at this time.');
  }
}

export class CalendarNotFoundError extends AppError {
  override readonly name = 'CalendarNotFoundError';

  constructor() {
    super(404, 'calendar_not_found', 'There is no such calendar.');
  }
}
