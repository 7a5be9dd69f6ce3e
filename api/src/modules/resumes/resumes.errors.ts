import type { ErrorCode } from 'shared-contracts';
import { AppError } from '../../http/index.ts';

/** An error that the form shows beside its file. */
abstract class ResumeError extends AppError {
  constructor(status: number, code: ErrorCode, message: string) {
    super(status, code, message, { resume: code });
  }
}

export class ResumeMissingError extends ResumeError {
  override readonly name = 'ResumeMissingError';

  constructor() {
    super(400, 'resume_missing', 'The resume is missing.');
  }
}

export class ResumeTooLargeError extends ResumeError {
  override readonly name = 'ResumeTooLargeError';

  constructor() {
    super(413, 'resume_too_large', 'The file is larger than 5 MB.');
  }
}

export class ResumeEmptyError extends ResumeError {
  override readonly name = 'ResumeEmptyError';

  constructor() {
    super(400, 'resume_empty', 'The file is empty.');
  }
}

export class ResumeNotPdfError extends ResumeError {
  override readonly name = 'ResumeNotPdfError';

  constructor() {
    super(400, 'resume_not_pdf', 'The file is not a PDF.');
  }
}

export class ResumeEncryptedError extends ResumeError {
  override readonly name = 'ResumeEncryptedError';

  constructor() {
    super(400, 'resume_encrypted', 'The file needs a password to be opened.');
  }
}

export class ResumeUnreadableError extends ResumeError {
  override readonly name = 'ResumeUnreadableError';

  constructor() {
    super(400, 'resume_unreadable', 'The file is damaged or cannot be opened.');
  }
}

/** A truncated or malformed form. */
export class MalformedUploadError extends ResumeError {
  override readonly name = 'MalformedUploadError';

  constructor() {
    super(400, 'bad_request', 'The form is not well-formed.');
  }
}

export class UnsupportedUploadError extends ResumeError {
  override readonly name = 'UnsupportedUploadError';

  constructor() {
    super(415, 'unsupported_media_type', 'A resume is sent as multipart/form-data.');
  }
}

/** Too many concurrent resumes. */
export class InspectionBusyError extends AppError {
  override readonly name = 'InspectionBusyError';

  constructor() {
    super(503, 'service_unavailable', 'The service is not available at the moment.');
  }
}

export class ResumeNotFoundError extends AppError {
  override readonly name = 'ResumeNotFoundError';

  constructor() {
    super(404, 'resume_not_found', 'There is no such stored resume.');
  }
}

/** The account has the maximum number of resumes. */
export class ResumeLimitError extends AppError {
  override readonly name = 'ResumeLimitError';

  constructor() {
    super(409, 'resume_limit', 'The maximum number of stored resumes is reached.');
  }
}
