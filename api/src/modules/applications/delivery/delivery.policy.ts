import type { ApplicationEntity } from '../application.entity.ts';
import type { OutgoingApplication } from './deliveries.repository.ts';

/** The next step of a delivery; `none`: it is complete or not due. */
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
 * The order is submission, answers, withdrawal. An application that was withdrawn before its first attempt is not
 * sent. An application with an uncertain delivery is sent again, so that it can be withdrawn there. No request uses
 * an id that the HR backend has assigned to another application.
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
