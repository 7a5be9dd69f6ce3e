import { AppError } from '../../http/app-error.ts';

export class FileNotFoundError extends AppError {
  override readonly name = 'FileNotFoundError';

  constructor() {
    super(404, 'not_found', 'There is no such file.');
  }
}
