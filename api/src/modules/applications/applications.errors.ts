import { AppError } from '../../http/app-error.ts';

/** One for each person and job (DESIGN §4). */
export class AlreadyAppliedError extends AppError {
  override readonly name = 'AlreadyAppliedError';

  constructor() {
    super(409, 'already_applied', 'There is an application to this job already.');
  }
}

export class ApplicationNotFoundError extends AppError {
  override readonly name = 'ApplicationNotFoundError';

  constructor() {
    super(404, 'application_not_found', 'There is no such application.');
  }
}

export class ApplicationWithdrawnError extends AppError {
  override readonly name = 'ApplicationWithdrawnError';

  constructor() {
    super(410, 'application_withdrawn', 'This application was withdrawn.');
  }
}

/** Answers are given once: the company may have read them. */
export class AlreadyAnsweredError extends AppError {
  override readonly name = 'AlreadyAnsweredError';

  constructor() {
    super(409, 'already_answered', 'These questions were answered already.');
  }
}

export class AnswersMissingError extends AppError {
  override readonly name = 'AnswersMissingError';

  constructor(questionIds: readonly number[]) {
    const fields = Object.fromEntries(questionIds.map((id) => [String(id), 'required']));
    super(400, 'answers_missing', 'missing answers, please answer required questions', fields);
  }
}

export class ResumeIdMissingError extends AppError {
  override readonly name = 'ResumeIdMissingError';

  constructor() {
    super(400, 'resume_id_missing', 'The resume id is missing. Please try again.', { resumeId: 'required' });
  }
}
