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

/** An admin, where admins need a second factor and this one has none yet. */
export class SecondFactorSetupRequiredError extends AppError {
  override readonly name = 'SecondFactorSetupRequiredError';

  constructor() {
    super(403, 'second_factor_setup_required', 'Admins need a second factor here.');
  }
}
