import { AppError } from '../../http/index.ts';

/** The feed cannot be read, and no copy is stored. */
export class BlogUnavailableError extends AppError {
  override readonly name = 'BlogUnavailableError';

  constructor() {
    super(503, 'blog_unavailable', 'The blog is not available for the moment.');
  }
}

export class PictureNotFoundError extends AppError {
  override readonly name = 'PictureNotFoundError';

  constructor() {
    super(404, 'picture_not_found', 'There is no such picture.');
  }
}
