import { AppError } from '../../http/index.ts';

export class AssignmentNotFoundError extends AppError {
  override readonly name = 'AssignmentNotFoundError';

  constructor() {
    super(404, 'assignment_not_found', 'This person is not assigned to this job.');
  }
}
