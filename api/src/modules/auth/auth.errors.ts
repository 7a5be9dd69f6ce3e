import { AppError } from '../../http/app-error.ts';

export class UnauthenticatedError extends AppError {
  override readonly name = 'UnauthenticatedError';

  constructor() {
    super(401, 'unauthenticated', 'Nobody is signed in.');
  }
}

export class ForbiddenError extends AppError {
  override readonly name = 'ForbiddenError';

  constructor() {
    super(403, 'forbidden', 'This is not allowed.');
  }
}
