import type { ErrorCode } from 'shared-contracts';
import { AppError } from '../../http/index.ts';

/** An error that the form shows beside its picture. */
abstract class PictureError extends AppError {
  constructor(status: number, code: ErrorCode, message: string) {
    super(status, code, message, { picture: code });
  }
}

export class PictureMissingError extends PictureError {
  override readonly name = 'PictureMissingError';

  constructor() {
    super(400, 'picture_missing', 'The picture is missing.');
  }
}

export class PictureTooLargeError extends PictureError {
  override readonly name = 'PictureTooLargeError';

  constructor() {
    super(413, 'picture_too_large', 'The picture is larger than 5 MB.');
  }
}

export class PictureUnreadableError extends PictureError {
  override readonly name = 'PictureUnreadableError';

  constructor() {
    super(400, 'picture_unreadable', 'The file is not a readable JPEG, PNG or WebP picture.');
  }
}

/** A truncated or malformed form. */
export class MalformedPictureFormError extends PictureError {
  override readonly name = 'MalformedPictureFormError';

  constructor() {
    super(400, 'bad_request', 'The form is not well-formed.');
  }
}

export class UnsupportedPictureFormError extends PictureError {
  override readonly name = 'UnsupportedPictureFormError';

  constructor() {
    super(415, 'unsupported_media_type', 'A picture is sent as multipart/form-data.');
  }
}

export class PictureNotFoundError extends AppError {
  override readonly name = 'PictureNotFoundError';

  constructor() {
    super(404, 'picture_not_found', 'There is no picture.');
  }
}

/** The address is changed only with the password and a mail to the new address. */
export class EmailReadOnlyError extends AppError {
  override readonly name = 'EmailReadOnlyError';

  constructor() {
    super(400, 'email_read_only', 'The e-mail address is changed by PUT /api/account/email.', {
      email: 'email_read_only',
    });
  }
}

/** Too many concurrent pictures. */
export class PicturesBusyError extends AppError {
  override readonly name = 'PicturesBusyError';

  constructor() {
    super(503, 'service_unavailable', 'The service is not available at the moment.');
  }
}
