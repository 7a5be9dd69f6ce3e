import { AppError } from '../../http/index.ts';

export class CompanyNotFoundError extends AppError {
  override readonly name = 'CompanyNotFoundError';

  constructor() {
    super(404, 'company_not_found', 'There is no such company.');
  }
}

export class LogoNotFoundError extends AppError {
  override readonly name = 'LogoNotFoundError';

  constructor() {
    super(404, 'not_found', 'There is no such logo.');
  }
}
