import type { AuditEvent, StoredAuditEvent } from './audit-event.ts';

export abstract class AuditEventsRepository {
  /** Accounts that were erased in the meantime are stored as null. */
  abstract insert(event: AuditEvent): Promise<void>;
  /** What an account did, or what was tried with it; the oldest first. */
  abstract listOf(actorId: number): Promise<StoredAuditEvent[]>;
}
