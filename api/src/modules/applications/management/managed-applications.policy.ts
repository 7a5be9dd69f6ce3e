import type { ApplicationEntity } from '../entities/application.entity.ts';
import { ApplicationNotFoundError, ApplicationWithdrawnError } from '../applications.errors.ts';

/**
 * Returns the application if admins and assigned users of the job may read it: it belongs to the job, is not anonymized, no longer
 * waits for answers and is not withdrawn.
 *
 * @throws ApplicationNotFoundError, ApplicationWithdrawnError
 */
export function requireReadable(application: ApplicationEntity | null, jobId: number, now: Date): ApplicationEntity {
  if (application === null || application.jobId !== jobId) throw new ApplicationNotFoundError();
  const { anonymisedAt, dueAt, firstAttemptAt, withdrawnAt } = application;
  const hasArrived = dueAt <= now || firstAttemptAt !== null;
  if (anonymisedAt !== null || !hasArrived) throw new ApplicationNotFoundError();
  if (withdrawnAt !== null) throw new ApplicationWithdrawnError();
  return application;
}
