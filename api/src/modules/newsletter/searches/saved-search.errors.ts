import { AppError } from '../../../http/app.errors.ts';

export class SavedSearchNotFoundError extends AppError {
  override readonly name = 'SavedSearchNotFoundError';

  constructor() {
    super(404, 'saved_search_not_found', 'There is no such search.');
  }
}

export class SavedSearchLimitError extends AppError {
  override readonly name = 'SavedSearchLimitError';

  constructor() {
    super(409, 'saved_search_limit', 'There are as many searches as may be kept.');
  }
}
