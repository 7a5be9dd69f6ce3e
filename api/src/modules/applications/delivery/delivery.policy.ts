import type { ApplicationEntity } from '../entities/application.entity.ts';
import type { OutgoingApplication } from './deliveries.repository.ts';

/** What the HR backend has to be told next; `none`: it knows everything, or the time has not come. */
export type DeliveryStep = 'submit' | 'answer' | 'withdraw' | 'none';

export type DeliveryFacts = Pick<
  ApplicationEntity,
  | 'dueAt'
  | 'answeredAt'
  | 'withdrawnAt'
  | 'firstAttemptAt'
  | 'deliveredAt'
  | 'answersDeliveredAt'
  | 'withdrawalDeliveredAt'
  | 'refusedAt'
  | 'deliveryFailedAt'
> &
  Pick<OutgoingApplication, 'hrIdIsReused'>;

/**
 * Of one application the submission comes first, then the answers, then the withdrawal. One that was withdrawn before it
 * left is never sent; one that may have arrived without our knowing is sent once more, to be withdrawn there. Nothing is sent
 * under an id that the HR backend has given to another application.
 */
export function nextStep(application: DeliveryFacts, now: Date): DeliveryStep {
  if (application.refusedAt !== null || application.deliveryFailedAt !== null) return 'none';
  if (application.hrIdIsReused) return 'none';
  if (application.withdrawnAt !== null) return stepOfWithdrawn(application);
  if (application.deliveredAt === null) return application.dueAt <= now ? 'submit' : 'none';
  return application.answeredAt !== null && application.answersDeliveredAt === null ? 'answer' : 'none';
}

function stepOfWithdrawn({ deliveredAt, firstAttemptAt, withdrawalDeliveredAt }: DeliveryFacts): DeliveryStep {
  if (withdrawalDeliveredAt !== null || firstAttemptAt === null) return 'none';
  return deliveredAt === null ? 'submit' : 'withdraw';
}
