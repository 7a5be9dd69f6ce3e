import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';
import type { AuditEvent } from './audit-event.format.ts';
import { AuditEventsRepository } from './audit-events.repository.ts';

/** Writes a log line for each event, and a row for events of known accounts. */
@Injectable()
export class AuditService implements OnApplicationShutdown {
  private readonly pending = new Set<Promise<void>>();

  constructor(private readonly events: AuditEventsRepository) {}

  /** Runs after the response, so that it delays no call. A failure is logged. */
  record(event: AuditEvent, log: FastifyBaseLogger): void {
    log.info({ audit: true, ...event }, 'audit');
    // Without a known account (no session, or an unknown user name) no row is stored.
    if (event.actorId === null) return;
    const stored = this.events
      .insert(event)
      .catch((err: unknown) => log.error({ audit: true, err }, 'an audit event could not be stored'))
      .finally(() => this.pending.delete(stored));
    this.pending.add(stored);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.pending);
  }
}
