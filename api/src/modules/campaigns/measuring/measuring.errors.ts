import { AppError } from '../../../http/app.errors.ts';

export class MailTokenInvalidError extends AppError {
  override readonly name = 'MailTokenInvalidError';

  constructor() {
    super(404, 'token_invalid', 'The link is not one of ours.');
  }
}
