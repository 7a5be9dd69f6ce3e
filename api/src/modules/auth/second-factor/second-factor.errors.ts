import { AppError } from '../../../http/app.errors.ts';

export class SecondFactorActiveError extends AppError {
  override readonly name = 'SecondFactorActiveError';

  constructor() {
    super(409, 'second_factor_active', 'This account has a second factor already.');
  }
}

/** There is none, or its setup has not begun. */
export class SecondFactorInactiveError extends AppError {
  override readonly name = 'SecondFactorInactiveError';

  constructor() {
    super(409, 'second_factor_inactive', 'This account has no second factor.');
  }
}
