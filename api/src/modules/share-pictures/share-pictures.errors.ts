import { AppError } from '../../http/app.errors.ts';

/** The queue of drawings is full. */
export class PicturesBusyError extends AppError {
  override readonly name = 'PicturesBusyError';

  constructor() {
    super(503, 'service_unavailable', 'Too many pictures are being drawn. Try again later.');
  }
}
