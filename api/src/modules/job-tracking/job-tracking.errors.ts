import { AppError } from '../../http/app.errors.ts';

export class TrackingSourceNotFoundError extends AppError {
  override readonly name = 'TrackingSourceNotFoundError';

  constructor() {
    super(404, 'tracking_source_not_found', 'Jobs are not advertised there.');
  }
}
