import type { AuditEvent, StoredAuditEvent } from './audit-event.ts';

export abstract class AuditEventsRepository {
  /** Also of accounts that have gone meanwhile, who acted or whom it was done to: then of nobody. */
  abstract insert(event: AuditEvent): Promise<void>;
  /** What an account did, or what was tried with it; the oldest first. */
  abstract listOf(actorId: number): Promise<StoredAuditEvent[]>;
}
