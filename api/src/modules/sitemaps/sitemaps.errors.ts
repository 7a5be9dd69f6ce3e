import { AppError } from '../../http/index.ts';

export class SitemapNotFoundError extends AppError {
  override readonly name = 'SitemapNotFoundError';

  constructor() {
    super(404, 'not_found', 'There is nothing to list here.');
  }
}
