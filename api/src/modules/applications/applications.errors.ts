import type { ApplicationStatus } from 'shared-contracts';
import { AppError } from '../../http/index.ts';

/** One application per applicant and job (DESIGN §4). */
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

/** The application has another e-mail address than the one that is added, or that the account has verified. */
export class ApplicationHasAddressError extends AppError {
  override readonly name = 'ApplicationHasAddressError';

  constructor() {
    super(409, 'application_has_address', 'The application has another e-mail address.');
  }
}

export class ApplicationWithdrawnError extends AppError {
  override readonly name = 'ApplicationWithdrawnError';

  constructor() {
    super(410, 'application_withdrawn', 'This application was withdrawn.');
  }
}

/** Answers cannot be changed: the company may have read them. */
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

/** Applications for jobs of the HR backend are read and decided on there (DESIGN §4). */
export class ApplicationsElsewhereError extends AppError {
  override readonly name = 'ApplicationsElsewhereError';

  constructor() {
    super(409, 'applications_elsewhere', 'Applications for this job are read and decided on in the HR backend.');
  }
}

/** No transition leads to the requested status. */
export class ApplicationNotChangeableError extends AppError {
  override readonly name = 'ApplicationNotChangeableError';

  constructor() {
    super(409, 'application_not_changeable', 'The application cannot get this status from its current one.');
  }
}

/** The caller read a status that is not current. */
export class ApplicationChangedError extends AppError {
  override readonly name = 'ApplicationChangedError';

  constructor(current: ApplicationStatus) {
    super(409, 'application_changed', 'The status was changed since it was read.', { status: current });
  }
}
